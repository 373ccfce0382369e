/**
 * Nobody can have this address (RFC 2606), and no link can put it into the form. What comes with it
 * is judged as everything else and then not kept, so that the way here can be tried on a live site.
 */
export const rehearsalEmail = 'probe@wirkzeit.invalid'

export const isRehearsal = ({ email }: { email: string }): boolean =>
  email.trim().toLowerCase() === rehearsalEmail
