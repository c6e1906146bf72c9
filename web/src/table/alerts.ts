/** Ways to say that somebody has to choose: title, sound, notification. */
import { settings } from '../settings/settings.svelte'
import { t } from '../text/texts.svelte'

let audio: AudioContext | null = null

/** Two soft tones; nothing where the browser plays no sound before a person has touched the page. */
function chime(): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  for (const [at, pitch] of [[0, 587], [0.14, 784]] as const) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const begin = audio.currentTime + at
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(0.08, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.4)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + 0.45)
  }
}

/** Calls a person to the table, for a prompt that came without their doing. */
export function alertTo(text: string): void {
  if (settings.sounds) chime()
  if (settings.notifications && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(t('app-name'), { body: text, tag: location.pathname })
    note.onclick = () => window.focus()
  }
}

export function setTitle(text: string, waiting: boolean): void {
  document.title = `${waiting ? '● ' : ''}${text ? `${text} – ` : ''}${t('app-name')}`
}
