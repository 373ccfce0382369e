import type { ComponentProps, ReactNode } from 'react'
import { SiteLink } from './SiteLink.tsx'

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
type ButtonSize = 'default' | 'sm' | 'lg' | 'xl' | 'icon'

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

const always =
  'btn inline-flex cursor-pointer items-center justify-center gap-[0.65rem] rounded-button border-3 text-center font-semibold no-underline motion-safe:[transition:background-color_0.15s] max-broad:px-4 waiting:cursor-progress waiting:bg-ink-2 waiting:text-weiss'

const variants: Record<ButtonVariant, string> = {
  default: 'border-transparent bg-tanne text-weiss hover:bg-tanne-tief',
  secondary: 'border-transparent bg-sonne text-ink hover:bg-sonne-tief',
  outline: 'border-tanne bg-weiss text-tanne hover:bg-gras',
  destructive: 'border-transparent bg-fehler text-weiss',
  ghost: 'border-transparent text-ink hover:bg-himmel',
  link: 'border-transparent text-tanne underline',
}

const wholeLine = 'max-broad:w-full max-broad:text-body'

const sizes: Record<ButtonSize, string> = {
  default: `min-h-15 px-7 py-3 text-label/tight ${wholeLine}`,
  sm: 'min-h-12 px-5 py-2 text-middle/tight max-broad:text-body',
  lg: `min-h-17 px-9 py-3 text-label/tight ${wholeLine}`,
  xl: `min-h-20 px-11 py-3 text-lead/tight ${wholeLine}`,
  icon: 'min-h-12 w-12 text-label/tight',
}

const look = ({ variant = 'default', size = 'default' }: Look) =>
  `${always} ${variants[variant]} ${sizes[size]}`

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
