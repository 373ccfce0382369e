import type { Choices } from '../consent/record.ts'
import { Option } from '../ui/Option.tsx'

type Props = {
  groups: { category: 'necessary' | keyof Choices; title: string; text: string }[]
  choices: Choices
  onChange: (choices: Choices) => void
}

/** One box for each category; what is necessary cannot be changed. */
export function CookieChoices({ groups, choices, onChange }: Props) {
  return (
    <div className="grid gap-3">
      {groups.map(({ category, title, text }) => {
        const id = `cookies-${category}`
        const isFixed = category === 'necessary'
        return (
          <Option
            key={category}
            id={id}
            checked={isFixed || choices[category]}
            disabled={isFixed}
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
            onChange={({ target }) => onChange({ ...choices, [category]: target.checked })}
          >
            <span>
              <b id={`${id}-title`}>{title}</b>
              <span className="small block" id={`${id}-text`}>
                {text}
              </span>
            </span>
          </Option>
        )
      })}
    </div>
  )
}
