import { parse } from 'yaml'
import { folder } from '../model/content-folder.ts'
import { type Region, regions } from '../model/regions.ts'
import { readText } from './content-files.ts'

export const regionsFile = `${folder}/regionen.yaml`

/** The regions of regionen.yaml; none when the file is wrong, which the check of content reports. */
export function readRegions(): Region[] {
  try {
    const data = parse(readText(regionsFile), { schema: 'failsafe' })
    return regions.parse(data).regionen as Region[]
  } catch {
    return []
  }
}
