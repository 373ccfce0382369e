import { draftKey, isStored } from '../registration/stored-flag.ts'

/** What is typed into the registration form survives a reload; the code comes with the first key. */
export function protectDraft(): void {
  const form = document.querySelector<HTMLFormElement>('.form')
  const keep = () => {
    if (form)
      void import('../registration/draft-form.ts').then(
        ({ keepDraft }) => keepDraft(form),
        () => {},
      )
  }
  if (isStored(draftKey)) keep()
  form?.addEventListener('input', keep)
}
