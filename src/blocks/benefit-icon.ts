import { readFileSync } from 'node:fs'

/** A two-tone Phosphor icon as SVG; its second tone is coloured by styles/blocks.css. Build only. */
export function benefitIcon(name: string): string {
  const file = `node_modules/@phosphor-icons/core/assets/duotone/${name}-duotone.svg`
  return readFileSync(file, 'utf8').replace(' xmlns="http://www.w3.org/2000/svg"', '')
}
