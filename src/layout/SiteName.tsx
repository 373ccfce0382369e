import { useSite } from '../site/site-context.ts'
import { Logo } from '../ui/Logo.tsx'

/** The mark and the name, a link to the start page. */
export function SiteName({ line }: Parameters<typeof Logo>[0]) {
  return (
    <a
      className="flex min-h-12 items-center gap-[0.7rem] font-serif text-name/[1] font-semibold tracking-[-0.01em] text-inherit no-underline max-wide:text-lead max-snug:gap-2 in-[header]:max-mini:text-[1.15rem]"
      href="/"
    >
      <Logo line={line} />
      {useSite().brand.name}
    </a>
  )
}
