/**
 * A file that cannot be loaded gives way to the original; a picture without one leaves its place as a
 * quiet field, and a warning for developers.
 */
function mark(image: HTMLImageElement): void {
  const { parentElement: picture } = image
  // Outside of it the browser takes the original.
  if (picture?.localName === 'picture') picture.replaceWith(image)
  else {
    image.dataset.failed = ''
    console.warn('Picture could not be loaded:', image.currentSrc)
  }
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
