import { readPage, readPages } from '../scripts/check/built.ts'

const zoomable = ({ root }: ReturnType<typeof readPage>) =>
  root.querySelectorAll('main .zoom img').map((image) => ({
    src: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt') ?? '',
  }))

type Picture = ReturnType<typeof zoomable>[number]

/** A page's first picture that can be enlarged. */
export function firstPicture(path: string): Picture {
  const [picture] = zoomable(readPage(path))
  if (!picture) throw new Error(`${path} has no picture to enlarge`)
  return picture
}

/** The first page with at least `count` pictures that can be enlarged. */
export function pageWithPictures(count: number): { path: string; pictures: Picture[] } {
  const page = readPages().find((each) => zoomable(each).length >= count)
  if (!page) throw new Error(`no page has ${count} pictures to enlarge`)
  return { path: page.path, pictures: zoomable(page) }
}

/** The path of the first page with such an element. */
export const pageWith = (selector: string): string | undefined =>
  readPages().find(({ root }) => root.querySelector(selector))?.path
