import { type Entries, fields } from '../rechner/fields.ts'
import { writeHundredths } from '../rechner/german-numbers.ts'

/** Reads what was typed into the server's fields or set by the slider, even after React has replaced them. */
export function fromDom(root: HTMLElement): { typed: () => Entries } {
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')]
  const slider = root.querySelector<HTMLInputElement>('[type=range]')
  return {
    typed: () => {
      const slid = Number(slider?.value)
      const typed = controls.flatMap(({ name, value }) =>
        name in fields && value ? [[name, value]] : [],
      )
      return { ...(slid > 0 && { lohn: writeHundredths(slid) }), ...Object.fromEntries(typed) }
    },
  }
}
