import type { BlockOf } from '../model/blocks.ts'
import { typeset } from '../model/typography.ts'
import { useSite } from '../site/site-context.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { callLink } from '../ui/telephone.ts'
import { ContentPicture } from './ContentPicture.tsx'
import { Section } from './Section.tsx'

/** Who stands behind the site, how they are reached, and what a visitor wants to know of them. */
export function People(section: BlockOf<'menschen'>) {
  const { brand, shared } = useSite()
  const { menschen, telefon, telefon_zeiten } = brand
  return (
    <Section {...section}>
      <div className="grid grid-cols-1 wide:grid-cols-3 gap-8">
        <div className="grid content-start gap-6">
          {menschen.map(({ name, rolle, bild }) => (
            <p className="flex items-center leading-snug" key={name}>
              <Avatar
                name={name}
                picture={bild && <ContentPicture bild={{ datei: bild, dekorativ: 'ja' }} />}
              />{' '}
              <span>
                <b>{name}</b>
                <br />
                {rolle}
              </span>
            </p>
          ))}
          {telefon && (
            <p>
              <a className="link-line" href={callLink(telefon)}>
                {typeset(telefon)}
              </a>
              <br />
              {typeset(telefon_zeiten ?? '')}
            </p>
          )}
        </div>
        <ul className="wide:col-span-2 grid content-start gap-6">
          {shared.menschen.punkte.map(({ titel, text }) => (
            <li key={titel}>
              <b>{titel}</b>
              <br />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
