import { useSite } from '../layout/site-context'
import type { Picture as PictureData } from '../model/blocks'
import { Picture } from '../ui/Picture'

/** A picture of public/bilder with its true size, so that nothing moves when it arrives. */
export function ContentPicture({ bild, eager = false }: { bild: PictureData; eager?: boolean }) {
  const { pictureSize } = useSite()
  return (
    <Picture
      src={`/bilder/${bild.datei}`}
      alt={'alt' in bild ? bild.alt : ''}
      eager={eager}
      {...pictureSize(bild.datei)}
    />
  )
}
