import type { Trial } from '../../endpoint/check.ts'
import { readBrand } from '../../src/model/read-brand.ts'
import { formPath } from '../../src/registration/form-path.ts'
import { readContentFiles } from '../../src/site/content-files.ts'
import { judge } from './trial.ts'
import type { Seen } from './visitor.ts'

/** Where registrations go, and whether the page says what marke.yaml says of a pause. */
export function findReceiver(
  pages: readonly Seen[],
  home: Seen,
  isPaused: boolean,
): { endpoint: string; trials: Trial[] } {
  const form = endpointIn(pages)
  if (!isPaused) return { endpoint: form, trials: [] }
  // What waits on devices is sent during a pause, too.
  const endpoint = form || receiverIn(home)
  return { endpoint, trials: judge(pauseIsTold, [form && pauseIsMissing]) }
}

const endpointIn = (pages: readonly Seen[]) =>
  /<form[^>]* action="([^"]*)"[^>]* method="post"/
    .exec(pages.find(({ path }) => path === formPath)?.text ?? '')?.[1]
    ?.replaceAll('&amp;', '&') ?? ''

/** The receiver, which the policy names where no form does. */
const receiverIn = ({ headers }: Seen) =>
  /form-action ([^ ;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''

export const saysPaused = () => readBrand(readContentFiles()).brand.registrierung === 'pausiert'

const pauseIsTold =
  'Die Registrierung ist pausiert, wie es in marke.yaml steht: Auf /registrieren ist kein Formular.'
const pauseIsMissing =
  'In marke.yaml steht „pausiert“, auf /registrieren aber noch ein Formular: Veröffentlichen Sie die Änderung, und lassen Sie dort REGISTRATION leer.'
