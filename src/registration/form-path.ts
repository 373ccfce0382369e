/** Where the form is. */
export const formPath = '/registrieren'
