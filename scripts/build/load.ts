import { resolve } from 'node:path'
import { runnerImport } from 'vite'

/**
 * A module that reads the content, for use in vite.config.ts: vite wants file endings on everything
 * that its configuration imports, and the model has none.
 */
export async function load<Module>(file: string): Promise<Module> {
  const options = { configFile: false, logLevel: 'error' } as const
  return (await runnerImport<Module>(resolve(file), options)).module
}
