import type { Built } from './built.ts'

/** Without its size a picture shifts the layout when it arrives. */
export function images({ path, root }: Built): string[] {
  return root
    .querySelectorAll('img')
    .flatMap((image) =>
      ['width', 'height']
        .filter((name) => image.getAttribute(name) === undefined)
        .map((name) => `${path}: ${image.getAttribute('src')} hat kein ${name}.`),
    )
}
