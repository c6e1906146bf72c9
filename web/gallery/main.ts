import { mount } from 'svelte'
import Gallery from './Gallery.svelte'
import '../src/theme/theme.css'

const target = document.getElementById('app')
if (!target) throw new Error('gallery/index.html has no #app')

export default mount(Gallery, { target })
