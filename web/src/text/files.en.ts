/** The English texts, as one piece that is loaded when the language is chosen. `cli` speaks only in terminals. */
const files = import.meta.glob<string>(
  ['../../../locales/en/*.ftl', '!../../../locales/en/cli.ftl', '!../../../locales/en/rules.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(files).join('\n')
