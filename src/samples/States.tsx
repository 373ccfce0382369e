import { Fragment, type ReactNode } from 'react'
import { ContentPicture } from '../blocks/ContentPicture.tsx'
import { DraftNotice } from '../blocks/DraftNotice.tsx'
import { Section } from '../blocks/Section.tsx'
import { Field } from '../form/Field.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { type FieldName, fields } from '../registration/fields.ts'
import { flashes } from '../registration/flash.ts'
import { useSite } from '../site/site-context.ts'
import { Toast } from '../toasts/Toast.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const
const sizes = ['sm', 'default', 'lg', 'xl'] as const

/** What a page shows only after somebody did something. in-browser.ts adds what scripts make. */
export function States({ form }: { form: BlockOf<'formular'> }) {
  const { shared } = useSite()
  return (
    <>
      <State name="Knöpfe">
        {variants.map((variant) => (
          <p key={variant}>
            {sizes.map((size) => (
              <Fragment key={size}>
                <Button variant={variant} size={size}>
                  {variant} {size}
                </Button>{' '}
              </Fragment>
            ))}
            <Button variant={variant} size="icon" aria-label={`${variant} icon`}>
              <Icon name="right" />
            </Button>{' '}
            <Button variant={variant} disabled>
              disabled
            </Button>
          </p>
        ))}
      </State>
      <State name="Anfangsbuchstaben und Bild">
        <Avatar name="Renate K." />
        <Avatar
          name="Renate K."
          picture={<ContentPicture bild={{ datei: 'aufbruch.svg', dekorativ: 'ja' }} />}
        />
      </State>
      <State name="Entwurf">
        <DraftNotice {...form.entwurf} />
      </State>
      <State name="Felder: mit Meldung, mit Hinweis, mit Vorschlag">
        <SampleField name="firstName" note={form.erforderlich} wrong />
        <SampleField name="phone" note={form.freiwillig} />
        <SampleField name="email" note={form.erforderlich}>
          <div data-ask={form.vorschlag.frage} data-accept={form.vorschlag.knopf} />
        </SampleField>
      </State>
      <State name="Wird gesendet" sending>
        <Button disabled>
          <span className="in-data-sending:hidden">{form.knopf}</span>
          <span className="in-data-sending:inline hidden">{form.senden}</span>
        </Button>
      </State>
      <State name="Meldungen">
        {Object.values(flashes).map((flash) => (
          <Toast
            key={flash.title}
            flash={flash}
            close={shared.hinweise.schliessen}
            onClose={noop}
          />
        ))}
      </State>
    </>
  )
}

type StateProps = { name: string; sending?: true; children: ReactNode }

const State = ({ name, sending, children }: StateProps) => (
  <Section ueberschrift={name} grund="weiss">
    <div className="form" {...(sending && { 'data-sending': '' })}>
      {children}
    </div>
  </Section>
)

type FieldProps = { name: FieldName; note: string; wrong?: true; children?: ReactNode }

function SampleField({ name, note, wrong, children }: FieldProps) {
  const field = fields.find((each) => each.name === name)
  if (!field) throw new Error(`no field ${name}`)
  const input = { name, onChange: nothing, onBlur: nothing, ref: noop }
  return (
    <Field {...field} error={field.message} invalid={wrong === true} note={note} input={input}>
      {children}
    </Field>
  )
}

const noop = () => {}

const nothing = async () => {}
