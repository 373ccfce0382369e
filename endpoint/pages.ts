import { escapeHtml } from '../src/model/escape-html.ts'
import { fields, otherInterestsField } from '../src/registration/fields.ts'
import { formPath } from '../src/registration/form-path.ts'
import type { Refusal } from './receive.ts'
import type { Release } from './release.ts'

/** Address of the website, as marke.yaml says; the bundler puts it here. */
declare const SITE: string | undefined

export interface Page {
  title: string
  html: string
}

/** Not the `source` that came with the form: anybody's form could make our page link to any address. */
const site = typeof SITE === 'undefined' ? '' : SITE

const labels = new Map([...fields, otherInterestsField].map(({ name, label }) => [name, label]))

/** The answer to a form that the browser posted without script. */
export const thanksPage = page(
  'Vielen Dank für Ihre Anmeldung!',
  `<p>Ihre Angaben sind angekommen. Wir melden uns bald persönlich bei Ihnen.</p>
${link('/', 'Zurück zur Website')}`,
)

export function refusalPage({ errors, message }: Refusal): Page {
  const items = Object.entries(errors).map(
    ([name, error]) =>
      `<li>${escapeHtml(labels.get(name as 'email') ?? name)}: ${escapeHtml(error)}</li>`,
  )
  return page(
    'Bitte prüfen Sie Ihre Angaben',
    `${message ? `<p>${escapeHtml(message)}</p>` : ''}
${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
<p>Ihre Anmeldung ist noch nicht gespeichert. Gehen Sie in Ihrem Browser eine Seite zurück. Dort stehen Ihre Angaben meist noch.</p>
${link(formPath, 'Zurück zum Formular')}`,
  )
}

const otherWay = `<p>Gelingt auch das nicht? Auf unserer Website steht, wie Sie uns anders erreichen.</p>
${link('/', 'Zur Website')}`

export const failurePage = page(
  'Das hat leider nicht geklappt',
  `<p>Ihre Anmeldung konnte gerade nicht gespeichert werden. Gehen Sie in Ihrem Browser eine Seite zurück und senden Sie das Formular in ein paar Minuten noch einmal ab.</p>
${otherWay}`,
)

export const busyPage = page(
  'Gerade geht es leider nicht',
  `<p>Ihre Anmeldung ist noch nicht gespeichert. Warten Sie bitte ein paar Minuten. Gehen Sie dann in Ihrem Browser eine Seite zurück und senden Sie das Formular noch einmal ab.</p>
${otherWay}`,
)

export const pausedPage = page(
  'Zurzeit nehmen wir keine neuen Anmeldungen an',
  `<p>Wir machen gerade eine Pause. Ihre Anmeldung haben wir deshalb nicht aufgenommen. Auf unserer Website steht, wie Sie uns trotzdem erreichen.</p>
${link('/', 'Zur Website')}`,
)

/** For operators who open the receiver's address: state and version, nothing that must be kept secret. */
export function statusPage({ version, commit, day }: Release, paused: boolean): Page {
  const state = paused
    ? 'Zurzeit nimmt sie keine neuen Anmeldungen an: Sie ist pausiert.'
    : 'Hier kommen die Anmeldungen von der Website an.'
  const built = [`Version ${version}`, ...(day ? [`vom ${day}`] : []), `Stand ${commit}`]
  return page(
    'Registrierungsannahme',
    `<p>Die Registrierungsannahme läuft. ${state}</p><p>${escapeHtml(built.join(', '))}</p>`,
  )
}

function page(title: string, body: string): Page {
  const style =
    'max-width:34em;margin:0 auto;padding:2em 1em;font:1.25em/1.6 sans-serif;color:#1a1a1a;background:#fff'
  return {
    title,
    html: `<div lang="de" style="${style}">
<h1 style="font-size:1.5em;line-height:1.25">${escapeHtml(title)}</h1>
${body}
</div>`,
  }
}

/** `target`: Apps Script shows pages in a frame, in which the link would open otherwise. */
function link(path: string, label: string): string {
  return `<p><a href="${site}${path}" target="_top" style="display:inline-block;padding:.6em 0;color:#0b3d63">${label}</a></p>`
}
