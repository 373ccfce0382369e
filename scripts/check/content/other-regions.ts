import { escapePattern } from '../../../src/model/find-text.ts'
import type { Finding } from '../../../src/model/findings.ts'
import type { Reading, Site } from '../../../src/model/read-site.ts'
import { regionPath } from '../../../src/model/regions.ts'
import { headingsOf } from './headings.ts'

/** Texts that search engines and readers see first. */
const heads = ['titel', 'beschreibung', 'bloecke/0/ueberschrift']

/** Head, headings or employers of a region's page name another region: it was made from that one's page. */
export const otherRegions = ({ regions }: Site, { documents }: Reading): Finding[] =>
  regions.flatMap((region) => {
    const texts = documents.get(regionPath(region).slice(1))?.texts ?? []
    return texts.flatMap((text) => {
      const { file, path, filled, lineOf } = text
      const isHead = heads.includes(path.join('/'))
      const isEmployer = path.includes('arbeitgeber')
      // The page of a state may name its towns, and that of a town its state.
      const isWide = region.flaeche !== undefined && path[0] !== 'titel'
      const parts = isHead || isEmployer ? [filled] : headingsOf(text)
      const heard = isWide && !isHead ? [] : parts
      return heard.flatMap((said): Finding | Finding[] => {
        const other = regions.find(({ name, flaeche }) =>
          isHead
            ? names(said, name)
            : !flaeche &&
              (isEmployer
                ? names(said, name)
                : !/[Aa]uch in /.test(said) && names(said, `in ${name}`)),
        )
        if (!other || names(said, region.name)) return []
        if (path[0] === 'beschreibung' && (isWide || other.flaeche)) return []
        return {
          file,
          line: lineOf(isHead ? other.name : said),
          message: `Hier steht „${other.name}“, und die Seite ist die von ${region.name}.`,
          remedy: isEmployer
            ? `Nennen Sie einen Betrieb aus ${region.name}.`
            : `Schreiben Sie: ${region.name}`,
          // Many people work in the next town.
          ...(!isHead && { kind: 'hint' }),
        }
      })
    })
  })

const names = (text: string, name: string) =>
  new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'u').test(text)
