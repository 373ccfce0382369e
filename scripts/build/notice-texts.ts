import type { Plugin } from 'vite'
import { loadSite } from '../../src/site/load-site.ts'

const name = 'virtual:notice-texts'

/**
 * Gives src/registration/notice.ts its words from the content. They are in the code that shows them,
 * which few visitors ever load, instead of in every page.
 */
export function noticeTexts(): Plugin {
  return {
    name: 'wirkzeit:notice-texts',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (id) => {
      if (id !== `\0${name}`) return undefined
      const { brand, shared } = loadSite()
      const { email, telefon } = brand
      const formular = shared.kopf.knopf.ziel
      const texts = { ...shared.registrierung, email, telefon, formular }
      return `export default ${JSON.stringify(texts)}`
    },
  }
}
