export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
type ButtonSize = 'default' | 'sm' | 'lg' | 'xl' | 'icon'

export type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

const variants: Record<ButtonVariant, string> = {
  default: 'bg-tanne text-weiss scheme-only-light hover:bg-tanne-tief',
  secondary: 'bg-sonne text-ink scheme-only-light hover:bg-sonne-tief',
  outline: 'border-tanne bg-weiss text-tanne hover:bg-gras',
  destructive: 'bg-fehler text-weiss',
  ghost: 'text-ink hover:bg-himmel',
  link: 'text-tanne underline',
}

const wholeLine = 'max-broad:w-full'

const sizes: Record<ButtonSize, string> = {
  default: `min-h-15 px-6 py-3 text-label/tight ${wholeLine}`,
  sm: 'min-h-12 px-6 py-2 text-body/tight',
  lg: `min-h-17 px-8 py-3 text-label/tight ${wholeLine}`,
  xl: `min-h-20 px-12 py-3 text-lead/tight ${wholeLine}`,
  icon: 'min-h-12 w-12 text-label/tight',
}

/** The classes of a button; also for code without React. */
export const buttonLook = ({ variant = 'default', size = 'default' }: Look) =>
  `btn ${variants[variant]} ${sizes[size]}`
