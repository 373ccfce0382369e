/**
 * The short form of the calculator (blocks/ShortCalculator.tsx) opens it with what was typed, in the
 * fragment of the address, which no request sends.
 */
export function openCases(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!form.action.endsWith('/aktivrente-rechner')) return
    event.preventDefault()
    const [geboren = '', lohn = ''] = [...form.querySelectorAll('input')].map(({ value }) => value)
    location.assign(`${form.action}#${new URLSearchParams({ geboren, lohn })}`)
  })
}
