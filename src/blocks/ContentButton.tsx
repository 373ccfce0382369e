import { useSite } from '../layout/site-context'
import type { Button } from '../model/blocks'
import { ButtonLink, type ButtonVariant } from '../ui/Button'

type Props = { knopf: Button; variant?: ButtonVariant }

/** A button as an editor wrote it. Other sites open in a new tab, and say so. */
export function ContentButton({ knopf, variant = knopf.variante }: Props) {
  const { shared } = useSite()
  const external = knopf.ziel.startsWith('https://')
  return (
    <ButtonLink
      href={knopf.ziel}
      variant={variant}
      newTab={external ? shared.hinweise.neuer_tab : undefined}
    >
      {knopf.text}
    </ButtonLink>
  )
}
