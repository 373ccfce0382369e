import { mapLabels } from '../../../src/drawings/map-labels.ts'
import type { Files } from '../../../src/model/content-folder.ts'
import type { Finding } from '../../../src/model/findings.ts'
import type { Region } from '../../../src/model/regions.ts'
import { regionsFile as file } from '../../../src/site/read-regions.ts'

/** Regions whose name has no free place on the map. */
export function crowdedNames(regions: readonly Region[], files: Files): Finding[] {
  const labels = mapLabels(regions)
  const lines = (files[file] ?? '').split('\n')
  return regions
    .filter(({ adresse }) => labels.get(adresse)?.isCrowded)
    .map(({ name }) => ({
      file,
      line: lines.findIndex((line) => line.trim() === `- name: ${name}`) + 1 || 1,
      message: `Auf der Karte ist neben ${name} kein Platz für den Namen; er verdeckt etwas.`,
      remedy:
        'Sagen Sie in diesem Eintrag, wo er steht, und sehen Sie nach: beschriftung: { seite: links, x: -3, y: 6 }',
      kind: 'hint',
    }))
}
