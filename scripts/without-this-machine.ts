/** What a machine may know of a real site must not count where tests send registrations. */
export const withoutThisMachine = {
  VITE_REGISTRATION_ENDPOINT: '',
  VITE_REGISTRATION_MODE: '',
  VITE_SEARCH_CONSOLE: '',
  VITE_GA_ID: '',
  URL: '',
  CONTEXT: '',
  INDEXNOW_KEY: '',
  REPOSITORY: '',
  // A pause takes the form off the site; it is filled in all the same.
  REGISTRATION: 'offen',
}
