import { formPath } from '../registration/form-path.ts'
import type { Brand } from './brand.ts'
import { copiedAddress } from './copied-address.ts'
import type { Problem } from './findings.ts'
import { nearest } from './nearest.ts'
import type { Redirect } from './netlify-rules.ts'

export type LinkTargets = {
  paths: readonly string[]
  redirects: readonly Redirect[]
  /** Anchors by path; unknown for a page that cannot be read. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
}

/** The address that a written target means. While registration is paused, none is a form. */
export function addressOf(target: string, brand: Brand | undefined): string {
  if (target.startsWith('tel:')) return `tel:${target.replace(/[^\d+]/g, '')}`
  if (target !== 'anmeldeformular' || !brand) return target
  return brand.registrierung === 'pausiert' ? formPath : brand.anmeldeformular
}

/** Files of the build that texts may link to. */
const files = ['/lizenzen.txt']

/** What is wrong with a link on the page at `from`. */
export function checkTarget(target: string, from: string, known: LinkTargets): Problem | undefined {
  if (target === 'anmeldeformular' || files.includes(target)) return undefined
  const unfit = unfitHost(target) ?? copiedAddress(target)
  if (unfit) return unfit
  if (
    /^(?:https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@,]+@[^\s@,]+\.[^\s@,]+|tel:(?!\+.*\(0)\+?[\d ()/-]{3,})$/.test(
      target,
    )
  )
    return undefined
  if (/^[/#]/.test(target)) return checkInternal(target, from, known)
  return {
    message: `Das Ziel „${target}“ ist keine Adresse.`,
    remedy: /^(?:http:\/\/|www\.)/.test(target)
      ? `Schreiben Sie: ${target.replace(/^(?:http:\/\/)?/, 'https://')}`
      : target && known.paths.includes(`/${target}`)
        ? `Schreiben Sie: /${target}`
        : 'Möglich sind eine Seite (/aktivrente), eine Stelle (#fragen), https://…, mailto:…, tel:{telefon} oder anmeldeformular.',
  }
}

const shorteners = ['bit.ly', 'tinyurl.com', 't1p.de', 'goo.gl', 't.co', 'ow.ly', 'is.gd']

/** A host of a preview, shortened, with a password, or cut off. */
function unfitHost(target: string): Problem | undefined {
  const [, host = '', page] = /^https?:\/\/([^/?#\s]+)(.*)/.exec(target) ?? []
  if (/\.netlify\.app$|^localhost(?::|$)|^127\./.test(host))
    return {
      message: `„${host}“ ist eine Vorschau dieser Website, die nicht jeder sieht.`,
      remedy: `Schreiben Sie nur die Seite: ${page || '/'}`,
    }
  if (shorteners.includes(host))
    return {
      message: `„${host}“ kürzt Adressen: Niemand sieht, wohin sie führen, und sie können verfallen.`,
      remedy: 'Öffnen Sie die Seite, und kopieren Sie die Adresse, die dann im Browser steht.',
    }
  if (host.includes('@'))
    return {
      message: `In der Adresse „${target}“ steht ein Name oder Passwort.`,
      remedy: `Schreiben Sie: ${target.replace(/(?<=\/\/)[^/]*@/, '')}`,
    }
  const isWhole =
    /[^.]\.[^.]{2,}$/.test(host.replace(/^www\./, '')) &&
    !/[,;]/.test(host) &&
    !/[.,;]$/.test(target)
  if (!host || isWhole) return undefined
  return {
    message: `Die Adresse „${target}“ ist nicht vollständig.`,
    remedy: 'Kopieren Sie sie ganz aus der Adresszeile Ihres Browsers.',
  }
}

/** Pages that no link may lead to, since they would be untrue for its visitors. */
const unlinked: Readonly<Record<string, string>> = {
  '/danke': 'dankt für eine Anmeldung, die es noch nicht gab',
  '/thank-you': 'dankt für eine Anmeldung, die es noch nicht gab',
  '/404': 'sagt, dass es eine Seite nicht gibt',
}

function checkInternal(target: string, from: string, known: LinkTargets): Problem | undefined {
  const [written = '', anchor] = target.split('#')
  if (anchor === '')
    return {
      message: `Nach # fehlt der Name der Stelle: ${target}.`,
      remedy: 'Schreiben Sie ihn dazu, wie in #fragen, oder löschen Sie das Zeichen.',
    }
  const path = written || from
  const redirect = known.redirects.find((rule) => rule.from === path)
  if (redirect) {
    return {
      message: `„${path}“ ist eine alte Adresse.`,
      remedy: `Schreiben Sie: ${redirect.to}${anchor ? `#${anchor}` : ''}`,
    }
  }
  if (!known.paths.includes(path)) return unknownPath(path, known.paths)
  const says = path === from ? undefined : unlinked[path]
  if (says)
    return {
      message: `Die Seite „${path}“ ${says}.`,
      remedy: 'Nennen Sie eine andere, zum Beispiel: /registrieren',
    }
  const anchors = known.anchors.get(path)
  if (anchor === undefined || !anchors || anchors.has(anchor)) return undefined
  const meant = nearest(anchor, anchors)
  return {
    message: `Die Stelle „#${anchor}“ gibt es auf ${path === from ? 'dieser Seite' : path} nicht.`,
    remedy: meant
      ? `Meinten Sie #${meant}?`
      : `Geben Sie dem gemeinten Baustein die Zeile „anker: ${anchor}“.`,
  }
}

/** A path that is not among `paths`; proposes the nearest one. */
export function unknownPath(path: string, paths: readonly string[]): Problem {
  const meant = nearestPath(path, paths)
  return {
    message: `Die Seite „${path}“ gibt es nicht.`,
    remedy: meant
      ? `Meinten Sie ${meant}?`
      : (missingRegion(path) ??
        (/^\/(?:start(?:seite)?|home|index)(?:\.\w+)?$/.test(path)
          ? 'Die Startseite heißt nur: /'
          : 'Alle Adressen stehen in routes.ts.')),
  }
}

export function missingRegion(path: string): string | undefined {
  const region = regionOf(plainPath(path))
  return (
    region &&
    `Die Region „${region}“ fehlt in src/content/regionen.yaml. Ergänzen Sie ihren Eintrag, oder nennen Sie eine andere Seite.`
  )
}

/** Of regions only the name is compared: their common prefix would make them all near. */
export function nearestPath(path: string, paths: readonly string[]): string | undefined {
  const plain = plainPath(path)
  const region = regionOf(plain)
  if (!region) return nearest(plain, paths) ?? nearest(path, paths)
  const meant = nearest(
    region,
    paths.flatMap((each) => regionOf(each) ?? []),
  )
  return meant && paths.find((each) => regionOf(each) === meant)
}

const regionOf = (path: string) => /^\/senioren-jobs-(.+)$/.exec(path)?.[1]

/** In the form of our own paths: `/Wissenswertes/aktivrente.html` → `/aktivrente`. */
const plainPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/(?:\/|\.html|\.yaml)*(?:[?#].*)?$/, '')
    .replace(/^.*(?=\/)/, '')

export function checkPicture(name: string, pictures: readonly string[]): Problem | undefined {
  if (pictures.includes(name)) return undefined
  const file = name.split('/').at(-1) ?? name
  const message = `Das Bild „${name}“ gibt es in public/bilder nicht.`
  if (pictures.includes(file)) return { message, remedy: `Schreiben Sie: ${file}` }
  const meant =
    pictures.find((each) => each.replace(/\.\w+$/, '') === file) ?? nearest(file, pictures)
  const otherwise = 'Nehmen Sie eins aus diesem Ordner, oder legen Sie das Bild dort ab.'
  return { message, remedy: meant ? `Meinten Sie ${meant}?` : otherwise }
}

export function checkSymbol(name: string, symbols: readonly string[]): Problem | undefined {
  if (symbols.includes(name)) return undefined
  const meant = nearest(name, symbols)
  return {
    message: `Das Symbol „${name}“ gibt es nicht.`,
    remedy: meant ? `Meinten Sie ${meant}?` : 'Alle Namen zeigt https://phosphoricons.com.',
  }
}
