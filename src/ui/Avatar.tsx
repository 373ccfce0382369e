import type { ReactNode } from 'react'

/** Initials until the picture, laid over them, has loaded. */
export function Avatar({ name, picture }: { name: string; picture?: ReactNode }) {
  const initials = name
    .split(/\s+/)
    .map((word) => word[0])
    .slice(0, 2)
    .join('')
  return (
    <span
      className="avatar relative grid size-15 flex-none place-items-center overflow-hidden rounded-full bg-tanne font-sans text-label/[1] font-bold text-weiss print:bg-transparent print:text-ink [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover [&_img[data-failed]]:hidden"
      aria-hidden="true"
    >
      {initials}
      {picture}
    </span>
  )
}
