import type { ComponentProps, ReactNode } from 'react'
import { SiteLink } from './SiteLink.tsx'

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
type ButtonSize = 'default' | 'sm' | 'lg' | 'xl' | 'icon'

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

const variants: Record<ButtonVariant, string> = {
  default: 'bg-tanne text-weiss hover:bg-tanne-tief',
  secondary: 'bg-sonne text-ink hover:bg-sonne-tief',
  outline: 'border-tanne bg-weiss text-tanne hover:bg-gras',
  destructive: 'bg-fehler text-weiss',
  ghost: 'text-ink hover:bg-himmel',
  link: 'text-tanne underline',
}

const wholeLine = 'max-broad:w-full max-broad:px-4 max-broad:text-body'

const sizes: Record<ButtonSize, string> = {
  default: `min-h-15 px-7 py-3 text-label/tight ${wholeLine}`,
  sm: 'min-h-12 px-5 py-2 text-middle/tight max-broad:px-4 max-broad:text-body',
  lg: `min-h-17 px-9 py-3 text-label/tight ${wholeLine}`,
  xl: `min-h-20 px-11 py-3 text-lead/tight ${wholeLine}`,
  icon: 'min-h-12 w-12 text-label/tight max-broad:px-4',
}

const look = ({ variant = 'default', size = 'default' }: Look) =>
  `btn ${variants[variant]} ${sizes[size]}`

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
