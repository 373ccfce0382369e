/** From the content; written by scripts/build/notice-texts.ts. */
declare module 'virtual:notice-texts' {
  const texts: import('../model/site').Shared['registrierung'] & {
    email: string
    telefon: string
    /** The path of the form. */
    formular: string
  }
  export default texts
}
