/** A picture that cannot be loaded leaves its place as a quiet field, and a warning for developers. */
function mark(image: HTMLImageElement): void {
  image.dataset.failed = ''
  console.warn('Picture could not be loaded:', image.currentSrc)
}

export function watchPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) mark(target)
    },
    true,
  )
  for (const image of document.images)
    if (image.complete && image.currentSrc && !image.naturalWidth) mark(image)
}
