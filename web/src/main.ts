import { mount } from 'svelte'
import App from './App.svelte'
import { loadBots } from './lobby/bots.svelte'
import { apply } from './settings/settings.svelte'
import { follow } from './shell/router.svelte'
import './theme/theme.css'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

await apply()
void loadBots()
document.addEventListener('click', follow)
mount(App, { target })
