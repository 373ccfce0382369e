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
    // No grids: where a printed page ends, their parts would overlap.
    <div className="[&>*+*]:mt-8">
      {groups.map(({ title, text, entries }) => (
        <section className="[&>*+*]:mt-4" key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
          {entries.length === 0 && <p>{none}</p>}
          {entries.map(({ name, facts }) => (
            <div
              className="break-inside-avoid rounded-field border-2 border-line px-4 py-3"
              key={name}
            >
              <p>
                <code className="font-sans font-semibold text-body/snug" translate="no">
                  {name}
                </code>
              </p>
              <dl className="wrap-anywhere">
                {facts.map(({ label, value }) => (
                  <div
                    className="grid grid-cols-[6rem_minmax(0,1fr)] max-medium:grid-cols-1"
                    key={label}
                  >
                    <dt className="text-ink-2">{label}</dt>
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
