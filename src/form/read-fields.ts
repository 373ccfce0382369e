import type { UseFormSetValue } from 'react-hook-form'
import { interestKeys, textNames } from '../registration/fields.ts'
import type { Registration } from '../registration/schema.ts'

/** Copies the fields' values into react-hook-form: form fillers change them without an event. */
export function readFields(
  form: HTMLFormElement,
  data: FormData,
  setValue: UseFormSetValue<Registration>,
): void {
  for (const name of textNames) setValue(name, textOf(data, name))
  for (const key of interestKeys) setValue(`interests.${key}`, data.has(`interests.${key}`))
  // Browsers without `:has` always show this field (Interests.css); then its text counts without the tick.
  const other = form.querySelector<HTMLElement>('[name=otherInterests]')
  if (other?.offsetParent && textOf(data, 'otherInterests').trim())
    setValue('interests.other', true)
}

/** The text of a field; empty where there is no such field. */
export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '')
