/**
 * The Hungarian article by the spoken sound; the twin of src/sanctuary/text/hungarian.py, tested on the same cases.
 * And where long words may be parted, which only pages need.
 */

const VOWELS = 'aeiou'
/** Letters whose name begins with a vowel: ef, el, em, en, er, es, iksz, ipszilon and the vowels. */
const LETTERS_SPOKEN_WITH_A_VOWEL = 'aefilmnorsuxy'
const ROMAN = /^X{0,3}(?:IX|IV|V?I{0,3})$/
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

/** The article before `text` as it is spoken: az Oroszlán, a 3-as, az 5-ös, az A001, az f4. */
export function article(text: string): 'a' | 'az' {
  return beginsWithVowel(text) ? 'az' : 'a'
}

function beginsWithVowel(text: string): boolean {
  const found = /[\p{L}\p{N}]+/u.exec(text)
  if (!found) return false
  const word = found[0]
  const first = word.charAt(0)
  if (/\d/.test(first)) {
    const number = /^(?:\d{1,3}(?:[\u00a0\u202f ]\d{3})+|\d+)/.exec(text.slice(found.index))
    return numberBeginsWithVowel((number?.[0] ?? word).replace(/\D/g, ''))
  }
  const after = text.charAt(found.index + word.length)
  const isCounting = word.length > 1 || after === '.' || after === '-'
  if (isCounting && ROMAN.test(word)) return numberBeginsWithVowel(String(roman(word)))
  const letter = plain(first).charAt(0)
  return (isSpelled(word) ? LETTERS_SPOKEN_WITH_A_VOWEL : VOWELS).includes(letter)
}

/** Egy, öt, ötven, ötszáz, ezer, egymillió …: a leading group of 1, or of anything beginning with 5. */
function numberBeginsWithVowel(digits: string): boolean {
  const number = digits.replace(/^0+/, '') || '0'
  const leading = number.slice(0, number.length % 3 || 3)
  return leading === '1' || leading.startsWith('5')
}

function roman(word: string): number {
  const values = [...word].map((sign) => ROMAN_VALUES[sign] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

/** Whether it is spoken letter by letter: a single one, one before digits, capitals without a vowel. */
function isSpelled(word: string): boolean {
  if (word.length === 1 || /\d/.test(word.charAt(1))) return true
  return word === word.toUpperCase() && ![...plain(word)].some((sign) => VOWELS.includes(sign))
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD')

const SOFT_HYPHEN = '\u00ad'
/** Consonants as they are written: some with two or three letters. */
const CONSONANTS = /dzs|cs|dz|gy|ly|ny|sz|ty|zs|\p{L}/giu
const BETWEEN_VOWELS = /(?<=[aáeéiíoóöőuúüű])[^\P{L}aáeéiíoóöőuúüű]+(?=[aáeéiíoóöőuúüű])/giu
/** Where words that make one up meet, if the syllables would have it elsewhere. */
const SEAMS = /(?<=bambusz)(?=erdő)|(?<=növény)(?=evő)|(?<=partner)(?=állat)|(?<=szak)(?=értő)/giu

/** The text with soft hyphens where its words may be parted: between syllables, before the last consonant; no letter stays alone. */
export function parted(text: string): string {
  return text.replace(SEAMS, SOFT_HYPHEN).replace(BETWEEN_VOWELS, (consonants: string, at: number, whole: string) => {
    const letters = consonants.match(CONSONANTS) ?? []
    const leavesOne = letters.length === 1 && !/\p{L}/u.test(whole.charAt(at - 2))
    if (leavesOne) return consonants
    return [...letters.slice(0, -1), SOFT_HYPHEN, ...letters.slice(-1)].join('')
  })
}
