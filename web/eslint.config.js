import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'

export default typescript.config(
  { ignores: ['node_modules', 'src/generated'] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
    rules: { 'svelte/no-inline-styles': 'error' }, // a static style attribute is refused by the page's policy
  },
  { files: ['**/*.{ts,svelte,js}'], rules: { 'max-lines': ['error', 400], 'no-undef': 'off' } },
)
