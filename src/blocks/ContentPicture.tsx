import type { Picture as PictureData } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { Picture } from '../ui/Picture.tsx'
import { ZoomLink } from '../ui/ZoomLink.tsx'

/**
 * A picture of public/bilder with its size, so that nothing moves when it arrives. A picture with an
 * alternative text has content and can be enlarged.
 */
export function ContentPicture({ bild, eager = false }: { bild: PictureData; eager?: boolean }) {
  const { pictureSize, shared } = useSite()
  const src = `/bilder/${bild.datei}`
  const size = pictureSize(bild.datei)
  if (!('alt' in bild)) return <Picture src={src} alt="" eager={eager} {...size} />
  return (
    <ZoomLink
      href={src}
      hint={shared.bild.vergroessern}
      opening={shared.bild.oeffnet}
      isScene={src.endsWith('.svg')}
    >
      <Picture src={src} alt={bild.alt} eager={eager} {...size} />
    </ZoomLink>
  )
}
