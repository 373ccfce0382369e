import type { ComponentProps } from 'react'

/** A check box; its words belong to the field that can be pressed. */
export function Option({ id, children, ...input }: ComponentProps<'input'>) {
  return (
    <label
      className="grid min-h-15 cursor-pointer grid-cols-[2rem_1fr] items-center gap-[0.9rem] rounded-field border-2 border-line-strong px-4 py-[0.65rem] leading-[1.3] hover:bg-himmel has-checked:border-tanne has-checked:bg-gras"
      htmlFor={id}
    >
      <input className="tick-box" type="checkbox" id={id} {...input} />
      {children}
    </label>
  )
}
