import { colour } from '../styles/tokens.ts'
import { drawing } from './drawing.ts'

/** Half a sun over a line, as in public/favicon.svg. */
export const mark = drawing({
  name: 'zeichen',
  width: 44,
  height: 44,
  content: `<g stroke-width="4.5" stroke-linecap="round"><path d="M3 35h38" stroke="${colour('tanne')}"/><path d="M8 30a14 14 0 0 1 28 0z" fill="${colour('sonne')}"/><path d="M22 10V4M8.5 17 4 12.5M35.5 17 40 12.5" stroke="${colour('sonne')}"/></g>`,
})
