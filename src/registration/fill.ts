export type Field = HTMLInputElement | HTMLTextAreaElement

export const isBox = (field: Field) => field.type === 'checkbox'

/** As a person would, so that React and the checks before it take notice. */
export function fill(field: Field, value: unknown): void {
  if (isBox(field)) {
    if ((field as HTMLInputElement).checked !== (value === true)) field.click()
    return
  }
  const text = typeof value === 'string' ? value : ''
  if (field.value === text) return
  // React overlooks what is set on the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
