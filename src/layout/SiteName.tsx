import { useSite } from '../site/site-context.ts'
import { Logo } from '../ui/Logo.tsx'

/** The mark and the name, a link to the start page. */
export function SiteName({ line }: Parameters<typeof Logo>[0]) {
  return (
    <a
      className="flex min-h-12 items-center gap-2 font-semibold font-serif text-inherit text-name/[1] no-underline in-[header]:max-mini:text-[1.15rem]"
      href="/"
    >
      <Logo line={line} />
      {useSite().brand.name}
    </a>
  )
}
