import { readBrand } from '../model/read-brand.ts'
import { Stop } from '../stop.ts'
import { readContentFiles } from './content-files.ts'

/**
 * Months after the last contact at which a registration is deleted (`loeschfrist_monate`). Throws Stop when
 * marke.yaml does not say it.
 */
export function monthsKept(): number {
  const { loeschfrist_monate } = readBrand(readContentFiles()).brand
  if (loeschfrist_monate) return Number(loeschfrist_monate)
  throw new Stop(
    'In marke.yaml ist „loeschfrist_monate“ nicht zu lesen; „npm run check“ nennt die Zeile.',
  )
}
