import type { ComponentProps, ReactNode } from 'react'
import { buttonLook, type Look } from './button-look.ts'
import { SiteLink } from './SiteLink.tsx'

export function Button({
  variant,
  size,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={buttonLook({ variant, size })} {...rest} />
}

type LinkProps = Look & { href: string; children: ReactNode; newTab?: string | undefined }

/** A link that looks like a button. `newTab` is the spoken hint of a link that leaves the site. */
export function ButtonLink({ variant, size, ...link }: LinkProps) {
  return <SiteLink className={buttonLook({ variant, size })} {...link} />
}
