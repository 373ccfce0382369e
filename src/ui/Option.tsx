import type { ComponentProps } from 'react'

/** `print-color-adjust`: browsers leave out grounds in print, and the white tick would be lost. */
const box =
  'grid size-8 cursor-pointer appearance-none place-items-center rounded-field border-2 border-ink bg-weiss checked:border-tanne checked:bg-tanne checked:after:h-2 checked:after:w-4 checked:after:border-b-4 checked:after:border-l-4 checked:after:border-weiss checked:after:[transform:translateY(-2px)_rotate(-45deg)] disabled:border-ink-2 disabled:bg-ink-2 [print-color-adjust:exact]'

/** A check box with its words, all of which can be pressed. */
export function Option({ id, children, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className="grid min-h-15 cursor-pointer grid-cols-[2rem_1fr] items-center gap-3 rounded-field border-2 border-line-strong px-4 py-3 leading-tight hover:bg-himmel has-checked:border-tanne has-checked:bg-gras print:break-inside-avoid"
      htmlFor={id}
    >
      <input className={box} type="checkbox" id={id} {...input} />
      {children}
    </label>
  )
}
