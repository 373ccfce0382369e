import { folder } from '../../../src/model/content-folder.ts'
import type { Problem } from '../../../src/model/findings.ts'
import { monthNames } from '../../../src/model/periods.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** The calculator counts the months that it offers: one more, or two in another order, and every answer is wrong. */
export function calculatorMonths({ file, path: [key], written }: WrittenText): Problem[] {
  const right = monthNames.join(' ')
  if (file !== `${folder}/rechner.yaml` || key !== 'monate' || written === right) return []
  return [
    {
      message: 'Hier stehen die zwölf Monate in ihrer Reihenfolge, ohne Komma.',
      remedy: `Schreiben Sie: monate: ${right}`,
    },
  ]
}
