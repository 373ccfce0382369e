import type { ReactNode } from 'react'

const disc =
  'avatar mr-4 grid size-15 flex-none place-items-center rounded-[50%] bg-tanne font-bold font-sans text-label/tight text-weiss print:bg-transparent print:text-ink'
const pictured =
  'relative overflow-hidden [&_img[data-failed]]:hidden [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover'

/** Initials until the picture, laid over them, has loaded. */
export function Avatar({ name, picture }: { name: string; picture?: ReactNode }) {
  const initials = name
    .split(/\s+/)
    .map((word) => word[0])
    .slice(0, 2)
    .join('')
  return (
    <span className={picture ? `${disc} ${pictured}` : disc} aria-hidden="true">
      {initials}
      {picture}
    </span>
  )
}
