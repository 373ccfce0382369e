import type { Button } from '../model/blocks.ts'
import { useNewTab } from '../site/site-context.ts'
import { ButtonLink } from '../ui/Button.tsx'
import type { ButtonVariant } from '../ui/button-look.ts'

type Props = { knopf: Button; variant?: ButtonVariant }

/** A button as an editor wrote it. Other sites open in a new tab, and say so. */
export function ContentButton({ knopf, variant = knopf.variante }: Props) {
  const newTab = useNewTab()
  return (
    <>
      <ButtonLink href={knopf.ziel} variant={variant} newTab={newTab(knopf.ziel)}>
        {knopf.text}
      </ButtonLink>{' '}
    </>
  )
}
