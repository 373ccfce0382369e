import sharp from 'sharp'
import { pictureFiles, pictureFolder } from '../site/picture-files.ts'

const sizes = new Map(
  await Promise.all(
    pictureFiles().map(async (file) => {
      const { width, height } = await sharp(`${pictureFolder}/${file}`).metadata()
      return [file, { width, height }] as const
    }),
  ),
)

/** Width and height in CSS pixels of a file of public/bilder. Build only. */
export function pictureSize(file: string): { width: number; height: number } {
  const size = sizes.get(file)
  if (!size) throw new Error(`public/bilder/${file} does not exist`)
  return size
}
