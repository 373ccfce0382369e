import { island, type Page } from './fixtures.ts'
import { shared } from './words.ts'

export const form = (page: Page) => island(page, 'RegistrationForm')

/** The list of errors above the form. */
export const summary = (page: Page) => page.getByRole('group', { name: shared.fehlerliste.titel })
