/** A line of text in the form, and a cell in the sheet. */
export interface TextField {
  name: string
  label: string
  type: 'text' | 'email' | 'tel'
  autocomplete: string
  required: boolean
  /** Shown when a required field is empty or malformed. */
  message?: string
  hint?: string
  /** HTML attribute, for use without script: browsers accept `a@b` as an e-mail address. */
  pattern?: string
  /** Two that follow each other share a line of the form where there is room. */
  half?: true
}

const list = [
  {
    name: 'firstName',
    label: 'Vorname',
    type: 'text',
    autocomplete: 'given-name',
    required: true,
    message: 'Vorname wird benötigt',
    half: true,
  },
  {
    name: 'lastName',
    label: 'Nachname',
    type: 'text',
    autocomplete: 'family-name',
    required: true,
    message: 'Nachname wird benötigt',
    half: true,
  },
  {
    name: 'email',
    label: 'E-Mail-Adresse',
    type: 'email',
    autocomplete: 'email',
    required: true,
    message: 'Gültige E-Mail-Adresse erforderlich',
    pattern: '.+@.+\\..+',
  },
  {
    name: 'phone',
    label: 'Telefon',
    type: 'tel',
    autocomplete: 'tel',
    required: false,
    hint: 'Damit wir Sie anrufen können, wenn Sie das möchten.',
  },
  {
    name: 'city',
    label: 'Wohnort',
    type: 'text',
    autocomplete: 'address-level2',
    required: true,
    message: 'Wohnort wird benötigt',
    half: true,
  },
  {
    name: 'lastJob',
    label: 'Letzter Beruf',
    type: 'text',
    autocomplete: 'on',
    required: true,
    message: 'Letzter Beruf wird benötigt',
    half: true,
  },
  {
    name: 'originalJob',
    label: 'Ursprünglich gelernter Beruf',
    type: 'text',
    autocomplete: 'on',
    required: false,
  },
] as const satisfies readonly TextField[]

export type FieldName = (typeof list)[number]['name']

/**
 * The text fields in the order in which the form asks for them, the record sends them and the sheet
 * has them as columns. What stands here is shown, checked, sent and stored; nothing else need know.
 */
export const fields: readonly (TextField & { name: FieldName })[] = list

/** The check boxes: key in the record, label for people. */
export const interests = {
  customerService: 'Kundenservice & Empfang',
  officeAdmin: 'Büro & Organisation',
  education: 'Bildung & Nachhilfe',
  technical: 'Handwerk & Technik',
  social: 'Soziales & Ehrenamt',
  consulting: 'Beratung & Coaching',
  other: 'Anderes',
} as const

export type InterestKey = keyof typeof interests

export const interestKeys = Object.keys(interests) as InterestKey[]

/** Shown only while `interests.other` is ticked. */
export const otherInterestsField = {
  name: 'otherInterests',
  label: 'Was interessiert Sie noch?',
} as const

export type TextName = FieldName | typeof otherInterestsField.name

/** Names of all fields that hold typed text. */
export const textNames: readonly TextName[] = [...fields, otherInterestsField].map(
  ({ name }) => name,
)

/**
 * Name of the trap: a field that people don't see. A registration in which it is filled in is taken for a
 * robot's. The name is one that form fillers don't know.
 */
export const trapName = 'freilassen'
