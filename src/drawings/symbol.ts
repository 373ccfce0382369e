import { readFileSync } from 'node:fs'
import { colour } from '../styles/tokens.ts'
import { contentOf, type Drawing, drawing } from './drawing.ts'

/** A Phosphor icon in two tones. Throws when there is none of this name. */
export function symbol(name: string): Drawing {
  const file = `node_modules/@phosphor-icons/core/assets/duotone/${name}-duotone.svg`
  const paths = contentOf(readFileSync(file, 'utf8'))
  const content = paths.replaceAll('opacity="0.2"', `fill="${colour('sonne')}"`)
  return drawing({
    name,
    width: 256,
    height: 256,
    content: `<g fill="${colour('tanne')}">${content}</g>`,
  })
}
