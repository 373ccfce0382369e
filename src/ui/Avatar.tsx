import type { ReactNode } from 'react'

/** Initials until the picture, laid over them, has loaded. */
export function Avatar({ name, picture }: { name: string; picture?: ReactNode }) {
  const initials = name
    .split(/\s+/)
    .map((word) => word[0])
    .slice(0, 2)
    .join('')
  return (
    <span className="avatar" aria-hidden="true">
      {initials}
      {picture}
    </span>
  )
}
