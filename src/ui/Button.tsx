import type { ComponentProps, ReactNode } from 'react'
import { SiteLink } from './SiteLink.tsx'

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
type ButtonSize = 'default' | 'sm' | 'lg' | 'xl' | 'icon'

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

const look = ({ variant = 'default', size = 'default' }: Look) =>
  ['btn', `btn-${variant}`, size !== 'default' && `btn-${size}`].filter(Boolean).join(' ')

export function Button({
  variant,
  size,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={look({ variant, size })} {...rest} />
}

type LinkProps = Look & { href: string; children: ReactNode; newTab?: string | undefined }

/** A link that looks like a button. `newTab` is the spoken hint of a link that leaves the site. */
export function ButtonLink({ variant, size, ...link }: LinkProps) {
  return <SiteLink className={look({ variant, size })} {...link} />
}
