import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Stop } from '../src/stop.ts'

/** What a command line says. Throws Stop with `usage` when it says something else. */
export function parseOrStop<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch {
    throw new Stop(usage)
  }
}
