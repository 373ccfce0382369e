import type { ComponentProps, ReactNode } from 'react'
import { buttonLook, type Look } from './button-look.ts'
import { SiteLink } from './SiteLink.tsx'

export function Button({
  variant,
  size,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  const look = buttonLook({ variant, size })
  const mayWait = type === 'submit' || 'disabled' in rest || 'aria-disabled' in rest
  return <button type={type} className={mayWait ? `${look} btn-waits` : look} {...rest} />
}

type LinkProps = Look & { href: string; children: ReactNode; newTab?: string | undefined }

/** A link that looks like a button. `newTab` is the spoken hint of a link that leaves the site. */
export function ButtonLink({ variant, size, ...link }: LinkProps) {
  return <SiteLink className={buttonLook({ variant, size })} {...link} />
}
