import { build, type InlineConfig, type Rolldown } from 'vite'

/**
 * Bundles into one file, without vite.config.ts, and returns its code. Throws if there is more than one
 * file.
 */
export async function oneFile(config: InlineConfig): Promise<string> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ...config.build, write: false },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  const [chunk, ...more] = output?.output ?? []
  if (!chunk || more.length > 0) throw new Error('The bundle is to be one file')
  return chunk.code
}
