export type Field = HTMLInputElement | HTMLTextAreaElement

export const isBox = (field: Field) => field.type === 'checkbox'

/** Sets a field and fires the events of typing, so that React and the loader's validation notice it. */
export function fill(field: Field, value: unknown): void {
  if (isBox(field)) {
    if ((field as HTMLInputElement).checked !== (value === true)) field.click()
    return
  }
  const text = typeof value === 'string' ? value : ''
  if (field.value === text) return
  // React overrides `value` on the element and would ignore a value set there; the prototype's setter works.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
