/**
 * A registration with this address is judged like any other and then not stored, so that `npm run launch` can
 * try the way to the receiver on a live site. Nobody can have the address (RFC 2606), and no link can put it
 * into the form.
 */
export const rehearsalEmail = 'probe@wirkzeit.invalid'

export const isRehearsal = ({ email }: { email: string }): boolean =>
  email.trim().toLowerCase() === rehearsalEmail
