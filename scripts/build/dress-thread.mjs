// A thread of in-threads.ts. Vite reads TypeScript, which Node 20 does not.
import { runnerImport } from 'vite'

await runnerImport('./scripts/build/dress-thread.ts', { configFile: false, logLevel: 'error' })
