import { colour } from '../styles/tokens.ts'
import { drawing } from './drawing.ts'

const rays =
  'M91 255 35 232M133 191 91 149M197 149 174 93M272 134V74M347 149 370 93M411 191 453 149M453 255 509 232'

/** The sun that rises behind the closing banner. */
export const sun = drawing({
  name: 'sonne',
  width: 544,
  height: 330,
  content: `<g fill="${colour('apricot')}"><path d="${rays}" stroke="${colour('apricot')}" stroke-width="22" stroke-linecap="round"/><path d="M112 330a160 160 0 0 1 320 0z"/></g>`,
})
