// Start of a thread of in-threads.ts. Loads TypeScript through Vite, because Node 20 cannot read it.
import { runnerImport } from 'vite'

await runnerImport('./scripts/build/page-thread.ts', { configFile: false, logLevel: 'error' })
