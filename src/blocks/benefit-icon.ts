import { readFileSync } from 'node:fs'

/** A two-tone Phosphor icon as SVG, in the colours of the page. Build only. */
export function benefitIcon(name: string): string {
  const file = `node_modules/@phosphor-icons/core/assets/duotone/${name}-duotone.svg`
  return readFileSync(file, 'utf8')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace('fill="currentColor"', 'class="size-13 fill-tanne"')
    .replaceAll('opacity="0.2"', 'class="fill-sonne"')
}
