import type { z } from 'zod'
import { brand } from '../model/brand.ts'
import { calculator } from '../model/calculator-words.ts'
import { type Files, folder, namesIn } from '../model/content-folder.ts'
import { cookies } from '../model/cookies.ts'
import { facts } from '../model/facts.ts'
import { examplesOf } from '../model/guide.ts'
import { page } from '../model/page.ts'
import { pausePage } from '../model/pause.ts'
import { phones } from '../model/phones.ts'
import { regions } from '../model/regions.ts'
import { shared } from '../model/shared.ts'
import { parse } from '../model/yaml/places.ts'
import { formPath } from '../registration/form-path.ts'
import { type Field, fieldsOf, type Known } from './fields.ts'
import { formats } from './format.ts'

type Row = { path: string; content: string; label: string }

export type Settings = {
  /** `firma/website` on github.com. */
  repository: string
  origin: string
  routes: readonly Row[]
  files: Files
  pictures: readonly string[]
  /** The text of REDAKTION.md. */
  guide: string
}

/** Files that belong to no single page. */
const sharedFiles: [name: string, label: string, schema: z.ZodType][] = [
  ['fakten', 'Zahlen', facts],
  ['marke', 'Name, Kontakt und Impressum', brand],
  ['gemeinsam', 'Wörter auf jeder Seite', shared],
  ['rechner', 'Wörter des Rechners', calculator],
  ['regionen', 'Regionen', regions],
  ['rufnummern', 'Rufnummern', phones],
  ['cookies', 'Cookies', cookies],
]

/** The editor's configuration: what it offers follows from the model. */
export function adminConfig({ repository, origin, routes, files, pictures, guide }: Settings) {
  const kinds = Object.fromEntries(
    examplesOf(guide).map(({ kind, about }) => [kind, `${kind} – ${inShort(about)}`]),
  )
  const known: Known = { pictures, kinds }
  const pageFields = fieldsOf(page, known)
  const text: Field = { name: 'body', label: 'Text', widget: 'text', required: true }
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      repo: repository,
      branch: 'main',
      squash_merges: true,
      commit_messages: { update: '{{collection}} „{{slug}}“ ändern' },
    },
    publish_mode: 'editorial_workflow',
    site_url: origin,
    app_title: 'Texte ändern',
    logo: { src: '/favicon.svg' },
    media_folder: 'public/bilder',
    public_folder: '/bilder',
    output: { omit_empty_optional_fields: true },
    collections: [
      {
        name: 'seiten',
        label: 'Seiten',
        label_singular: 'Seite',
        format: formats.yaml,
        editor: { preview: false },
        // One file may be shown at two addresses.
        files: [...routes.filter(isFirstOfFile), duringPause].map(({ path, content, label }) => ({
          name: content,
          label,
          file: `${folder}/seiten/${content}.yaml`,
          preview_path: path.slice(1),
          fields: pageFields,
        })),
      },
      {
        name: 'texte',
        label: 'Lange Texte',
        format: formats.text,
        editor: { preview: false },
        files: namesIn(files, 'texte', '.md').map(([file, name]) => ({
          name,
          label: name,
          file,
          fields: [text],
        })),
      },
      {
        name: 'gemeinsames',
        label: 'Zahlen, Name, Wörter',
        format: formats.yaml,
        editor: { preview: false },
        files: sharedFiles.map(([name, label, schema]) => ({
          name,
          label,
          file: `${folder}/${name}.yaml`,
          fields: fieldsOf(schema, { ...known, names: topNames(files[`${folder}/${name}.yaml`]) }),
        })),
      },
    ],
  }
}

/** What is said behind it tells how the file is written. */
const inShort = (about: string) => about.replace(/(?:;| \().*/, '').replaceAll('`', '')

/** Takes the place of the form's page (model/pause.ts). */
const duringPause = { path: formPath, content: pausePage, label: 'Registrieren, wenn pausiert' }

const isFirstOfFile = ({ content }: Row, index: number, all: readonly Row[]) =>
  all.findIndex((row) => row.content === content) === index

/** Of a file with free names those that it has; a new one is written on github.com. */
const topNames = (text = '') => Object.keys(Object(parse(text).toJS()))
