import type { Route } from '../../routes.ts'
import type { LoadedPage } from '../model/load-page.ts'

/**
 * Whether the page says how old and how long it is: not the start page, a form, the calculator, or a
 * page that only answers something the visitor did.
 */
export const isLongRead = (page: LoadedPage, route: Route): boolean =>
  page.words >= 500 &&
  route.path !== '/' &&
  !route.noindex &&
  page.bloecke.every(({ art }) => art !== 'formular' && art !== 'rechner')
