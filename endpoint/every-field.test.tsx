import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RegistrationForm } from '../src/form/RegistrationForm.island.tsx'
import { fields, interestKeys } from '../src/registration/fields.ts'
import { toRecord } from '../src/registration/record.ts'
import { readRegistration } from '../src/registration/schema.ts'
import { exampleRegistration } from '../src/registration/test-fixtures.ts'
import type { SafeHtml } from '../src/ui/RichText.tsx'
import { toRow } from './row.ts'

// A field stands in one list (src/registration/fields.ts); each way that its value goes must know it.

const html = (text: string) => text as SafeHtml
const form = renderToString(
  <RegistrationForm
    action="/"
    source="/"
    texts={{
      interests: '',
      optional: '',
      required: '',
      consent: html(''),
      submit: '',
      sending: '',
      otherWay: html(''),
      proposal: { ask: '', accept: '' },
    }}
  />,
)
const now = new Date('2026-11-22T10:00:00Z')

for (const { name, label, required, type, message } of fields) {
  const value = type === 'email' ? 'anna@example.org' : 'Wert'
  const registration = exampleRegistration({ [name]: value })

  test(`„${label}“ is shown, sent and stored`, () => {
    expect(form).toContain(`name="${name}"`)
    expect(form).toContain(label)
    const record = toRecord(registration, now, 'https://example.org/')
    expect(record[name]).toBe(value)
    expect(toRow(record, now).row[name]).toBe(value)
  })

  test(`„${label}“ is checked: ${required ? 'without it the visitor reads why' : 'it may be left empty'}`, () => {
    const result = readRegistration({ ...registration, [name]: ' ' })
    expect(result).toMatchObject(
      required ? { ok: false, errors: { [name]: message } } : { ok: true },
    )
  })
}

test('Each box is shown and sent', () => {
  const record = toRecord(exampleRegistration(), now, 'https://example.org/')
  expect(Object.keys(record.interests)).toEqual(interestKeys)
  for (const key of interestKeys) expect(form).toContain(`name="interests.${key}"`)
})
