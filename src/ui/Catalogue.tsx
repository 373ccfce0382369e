type Fact = { label: string; value: string }

export type CatalogueGroup = {
  title: string
  text: string
  entries: { name: string; facts: Fact[] }[]
}

type Props = {
  groups: readonly CatalogueGroup[]
  /** Said of a group without entries. */
  none: string
  heading: 'h2' | 'h3'
}

/** Named entries in groups, each with labelled facts. */
export function Catalogue({ groups, none, heading: Heading }: Props) {
  return (
    <div className="catalogue">
      {groups.map(({ title, text, entries }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
          {entries.length === 0 && <p className="catalogue-none">{none}</p>}
          {entries.map(({ name, facts }) => (
            <div className="catalogue-entry" key={name}>
              <p>
                <code translate="no">{name}</code>
              </p>
              <dl>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
