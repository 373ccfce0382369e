/**
 * A file that cannot be loaded gives way to the original; a picture without one leaves its place as a
 * quiet field, and a warning for developers.
 */
function mark(image: HTMLImageElement): void {
  const { parentElement: picture } = image
  // Without the `<picture>` around it the image loads the original.
  if (picture?.localName === 'picture') picture.replaceWith(image)
  else {
    image.dataset.failed = ''
    console.warn('[picture]', image.currentSrc)
  }
}

export function watchPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      // Of what a page loads only images have `currentSrc`.
      if ((target as HTMLImageElement).currentSrc) mark(target as HTMLImageElement)
    },
    true,
  )
  for (const image of document.images)
    if (image.complete && image.currentSrc && !image.naturalWidth) mark(image)
}
