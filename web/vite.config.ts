import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/sanctuary/web/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: addresses, so that the Content-Security-Policy can forbid them
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // What every first visit needs comes in one piece; pages that are seldom opened, and languages, stay apart.
        codeSplitting: {
          groups: [{ name: 'core', test: /node_modules|src\/(art|board|cards|connection|generated|markers|shell|table|tiles)\//, priority: 1 }],
        },
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
