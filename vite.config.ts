import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import 'vite-react-ssg'
import { buildAdmin } from './scripts/build/admin.ts'
import { contentDay } from './scripts/build/content-day.ts'
import { earlyScript } from './scripts/build/early-script.ts'
import { bakedIn, environmentOf } from './scripts/build/environment.ts'
import { finishBuild, finishPage } from './scripts/build/finish-page.ts'
import { writeForMachines } from './scripts/build/for-machines.ts'
import { writeHeaders } from './scripts/build/headers.ts'
import { iconsInDev } from './scripts/build/icons-in-dev.ts'
import { threadsForMany } from './scripts/build/in-threads.ts'
import { laterIslands } from './scripts/build/later-islands.ts'
import { writeLicences } from './scripts/build/licences.ts'
import { everything } from './scripts/build/page-loader.ts'
import { plainImports } from './scripts/build/plain-imports.ts'
import { withPreviewBar } from './scripts/build/preview-bar.ts'
import { reloadOnContent } from './scripts/build/reload-on-content.ts'
import { writeSecurityTxt } from './scripts/build/security-txt.ts'
import { siteFiles } from './scripts/build/site-files.ts'
import { withoutSonnerSheet } from './scripts/build/sonner-sheet.ts'
import { scriptTargets } from './scripts/build/supported.ts'
import { changingTests, LongestFirst } from './scripts/check/unit-tests.ts'
import { variables } from './src/site/variables.ts'
import { colour } from './src/styles/tokens.ts'

/** Tests of the last build, for `npm run check-dist`. */
const ofBuild = '{src,scripts,endpoint}/**/*.dist.test.ts'

const changing = changingTests()

const ofTests = {
  // A machine may be busy with other work; nothing is asserted of time.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  // Threads start faster than processes.
  pool: 'threads' as const,
}

export default defineConfig(({ command, mode }) => {
  const environment = environmentOf(variables(mode))
  /** What tests have in common with the site. */
  const modules = (): UserConfig => ({
    plugins: [
      react(),
      iconsInDev,
      tailwindcss(),
      reloadOnContent,
      siteFiles,
      plainImports,
      earlyScript,
      laterIslands,
      withoutSonnerSheet,
      threadsForMany,
    ],
    resolve: {
      alias: { 'react-remove-scroll': resolve('src/cookies/RemoveScroll.tsx') },
    },
    define: {
      MARK_COLOURS: JSON.stringify({
        ground: colour('sonne'),
        ink: colour('ink'),
        dark: colour('tanne-tief'),
      }),
      ...(command === 'serve' && everything),
      ...Object.fromEntries(
        Object.entries(bakedIn(environment)).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    },
  })
  return {
    ...modules(),
    build: {
      target: scriptTargets,
      modulePreload: false,
      // No file becomes a data: address; finish-page.ts puts the loader into the page itself.
      assetsInlineLimit: 0,
      rolldownOptions: {
        optimization: { inlineConst: true },
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            `${name.endsWith('.woff2') ? 'fonts' : 'assets'}/[name]-[hash:6][extname]`,
          // Each loader names some eight chunks, and each character of a name is a byte more.
          chunkFileNames: ({ name }) => `assets/${name.replace('.island', '')}-[hash:6].js`,
        },
      },
      reportCompressedSize: false,
      license: { fileName: '.vite/licences.json' },
    },
    ssgOptions: {
      entry: 'src/main.tsx',
      dirStyle: 'flat',
      beastiesOptions: false,
      onPageRendered: environment.isPublic
        ? finishPage
        : async (path, html, context) =>
            finishPage(path, await withPreviewBar(path, html, environment), context),
      onFinished: async () => {
        writeLicences('dist')
        await finishBuild()
        writeSecurityTxt('dist', environment.origin)
        await buildAdmin('dist', environment)
        writeHeaders('dist', environment)
        writeForMachines('dist', environment)
      },
    },
    // The editor's page has modules that only its own build knows.
    optimizeDeps: { entries: ['index.html'] },
    server: { port: Number(process.env.PORT || 4173), strictPort: true },
    test: {
      // By default Vitest leaves one of two cores idle.
      maxWorkers: '100%',
      sequence: { sequencer: LongestFirst },
      // `extends` would bundle and run this file once more for each.
      projects: [
        {
          ...modules(),
          test: {
            ...ofTests,
            name: 'unit',
            include: ['{src,scripts,endpoint}/**/*.test.ts?(x)'],
            exclude: [ofBuild, ...changing],
            // All tests share their modules, which saves a quarter of the time.
            isolate: false,
            restoreMocks: true,
            unstubEnvs: true,
            unstubGlobals: true,
            env: { TODAY: contentDay() },
          },
        },
        {
          ...modules(),
          test: { ...ofTests, name: 'alone', include: changing, env: { TODAY: contentDay() } },
        },
        { ...modules(), test: { ...ofTests, name: 'dist', include: [ofBuild], isolate: false } },
      ],
    },
  }
})
