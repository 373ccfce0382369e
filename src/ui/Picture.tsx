type Props = {
  src: string
  width: number
  height: number
  /** Empty for a decorative picture. */
  alt: string
  /** Loads at once, at low priority: for the first picture of a page. The others load when they come near. */
  eager?: boolean
}

/**
 * Drawings are SVG and need no variants. For photographs the build writes AVIF and WebP beside the
 * original (scripts/build/photographs.ts); the browser takes the first that it can show.
 */
export function Picture({ src, width, height, alt, eager = false }: Props) {
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      {...(eager ? { fetchPriority: 'low' as const } : { loading: 'lazy' as const })}
    />
  )
  const raster = /^(.*)\.(?:png|jpe?g)$/.exec(src)
  if (!raster) return image
  return (
    <picture>
      <source srcSet={`${raster[1]}.avif`} type="image/avif" />
      <source srcSet={`${raster[1]}.webp`} type="image/webp" />
      {image}
    </picture>
  )
}
