import { escapePattern } from '../../../src/model/find-text.ts'
import type { Finding } from '../../../src/model/findings.ts'
import type { Reading, Site } from '../../../src/model/read-site.ts'
import { regionPath } from '../../../src/model/regions.ts'

/** What search engines and readers see first. */
const heads = ['titel', 'beschreibung', 'bloecke/0/ueberschrift']

/** The page of one region was made of another’s: its head names that one, and not its own. */
export const otherRegions = ({ regions }: Site, { documents }: Reading): Finding[] =>
  regions.flatMap((region) => {
    const page = documents.get(regionPath(region).slice(1))
    const texts = page?.texts.filter(({ path }) => heads.includes(path.join('/'))) ?? []
    return texts.flatMap(({ file, path, filled, lineOf }) => {
      const other = regions.find((each) => names(filled, each.name))
      if (!other || names(filled, region.name)) return []
      // What is said of a state may name its towns, and of a town its state.
      if (path[0] === 'beschreibung' && (region.flaeche || other.flaeche)) return []
      return {
        file,
        line: lineOf(other.name),
        message: `Hier steht „${other.name}“, und die Seite ist die von ${region.name}.`,
        remedy: `Schreiben Sie: ${region.name}`,
      }
    })
  })

const names = (text: string, name: string) =>
  new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'u').test(text)
