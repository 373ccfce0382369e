import type { Choices } from '../consent/record.ts'

type Props = {
  groups: { category: 'necessary' | keyof Choices; title: string; text: string }[]
  choices: Choices
  onChange: (choices: Choices) => void
}

/** One box for each category; what is necessary cannot be changed. */
export function CookieChoices({ groups, choices, onChange }: Props) {
  return (
    <div className="cookie-choices">
      {groups.map(({ category, title, text }) => {
        const id = `cookies-${category}`
        const isFixed = category === 'necessary'
        return (
          <label className="option" htmlFor={id} key={category}>
            <input
              type="checkbox"
              id={id}
              checked={isFixed || choices[category]}
              disabled={isFixed}
              aria-labelledby={`${id}-title`}
              aria-describedby={`${id}-text`}
              onChange={({ target }) => onChange({ ...choices, [category]: target.checked })}
            />
            <span>
              <b id={`${id}-title`}>{title}</b>
              <span className="small" id={`${id}-text`}>
                {text}
              </span>
            </span>
          </label>
        )
      })}
    </div>
  )
}
