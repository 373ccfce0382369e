import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { routes } from '../../routes.ts'
import { adminConfig } from '../../src/admin/config.ts'
import { withWords } from '../../src/admin/german.ts'
import type { Environment } from '../../src/model/environment.ts'
import { readContentFiles } from '../../src/site/content-files.ts'
import { pictureFiles } from '../../src/site/picture-files.ts'

/** Where the editor is, in the build and on the site. */
export const adminFolder = 'admin'

/**
 * Builds the editor into a finished site. Without a repository there is nothing to edit, and no trace of
 * it.
 */
export async function buildAdmin(
  folder: string,
  { repository, origin }: Pick<Environment, 'repository' | 'origin'>,
): Promise<void> {
  if (!repository) return
  await build({
    configFile: false,
    logLevel: 'warn',
    root: resolve('src/admin'),
    base: `/${adminFolder}/`,
    publicDir: false,
    plugins: [
      configuration(repository, origin),
      withoutHighlighting,
      withoutForeignFonts,
      withGermanWords,
    ],
    build: {
      outDir: resolve(join(folder, adminFolder)),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      reportCompressedSize: false,
      license: { fileName: 'lizenzen.md' },
    },
  })
}

function configuration(repository: string, origin: string): Plugin {
  const name = 'virtual:admin-config'
  return {
    name: 'wirkzeit:admin-config',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const config = adminConfig({
        repository,
        origin,
        routes,
        files: readContentFiles(),
        pictures: pictureFiles(),
        guide: readFileSync('REDAKTION.md', 'utf8'),
      })
      return moduleOf(config)
    },
  }
}

/** Leaves out the syntax highlighting of 200 programming languages, which nobody writes here. */
const withoutHighlighting: Plugin = {
  name: 'wirkzeit:admin-without-highlighting',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('@shikijs/langs/') ? '\0no-language' : undefined),
  load: (id) => (id === '\0no-language' ? 'export default []' : undefined),
}

/** Takes out the addresses of a font server: the editor brings the same fonts itself. */
const withoutForeignFonts: Plugin = {
  name: 'wirkzeit:admin-without-foreign-fonts',
  transform: (code) => code.replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)/g, "local('')"),
}

/** Fills the gaps of the editor's German translation. */
const withGermanWords: Plugin = {
  name: 'wirkzeit:admin-with-german-words',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/@sveltia/cms/locales/de.json')
      ? JSON.stringify(withWords(JSON.parse(code)))
      : undefined,
}

/** The configuration as a module. The fields, the same for all pages, stand in it once. */
function moduleOf({ collections, ...config }: ReturnType<typeof adminConfig>): string {
  const [pages, ...others] = collections
  const [{ fields = [] } = {}] = pages?.files ?? []
  const files = pages?.files.map(({ fields: _, ...file }) => file)
  return `const fields = ${JSON.stringify(fields)}
const pages = ${JSON.stringify({ ...pages, files })}
pages.files = pages.files.map((file) => ({ ...file, fields }))
export default { ...${JSON.stringify(config)}, collections: [pages, ...${JSON.stringify(others)}] }`
}
