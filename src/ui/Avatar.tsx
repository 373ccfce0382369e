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
      className="avatar relative grid size-15 flex-none place-items-center overflow-hidden rounded-[50%] bg-tanne font-bold font-sans text-label/tight text-weiss print:bg-transparent print:text-ink [&_img[data-failed]]:hidden [&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover"
      aria-hidden="true"
    >
      {initials}
      {picture}
    </span>
  )
}
