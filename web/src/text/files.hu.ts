/** The Hungarian texts, as one piece that is loaded when the language is chosen. `cli` speaks only in terminals. */
const files = import.meta.glob<string>(
  ['../../../locales/hu/*.ftl', '!../../../locales/hu/cli.ftl', '!../../../locales/hu/rules.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
export default Object.values(files).join('\n')
