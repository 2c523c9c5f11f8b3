import type { Sharp } from 'sharp'
import type { CropBox, MediaKind, MediaRefusal } from './picture-maker.ts'
import { STRICT, sharp } from './sharp.ts'

/** The part is an original of its own: hardly to be told from what it was cut out of. */
const QUALITY = 92

interface Written extends Pick<MediaKind, 'mime_type' | 'ending'> {
  write: (picture: Sharp) => Sharp
}

const JPEG: Written = {
  mime_type: 'image/jpeg',
  ending: 'jpg',
  write: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: QUALITY, mozjpeg: true }),
}

/** What may be cut out of its ground stays so. */
const WRITTEN: Readonly<Record<string, Written>> = {
  png: { mime_type: 'image/png', ending: 'png', write: (picture) => picture.png({ compressionLevel: 9 }) },
  webp: { mime_type: 'image/webp', ending: 'webp', write: (picture) => picture.webp({ quality: QUALITY }) },
}

/** A part of a photograph, upright and in sRGB, with nothing but its pixels. */
export async function cropPhotograph(
  given: Uint8Array,
  box: CropBox,
): Promise<(MediaKind & { bytes: Uint8Array }) | MediaRefusal> {
  const { format, autoOrient } = await sharp(given, STRICT).metadata()
  const fits = box.left + box.width <= autoOrient.width && box.top + box.height <= autoOrient.height
  if (format === 'svg' || !fits) return { refusal: 'media-unreadable' }
  const { write, mime_type, ending } = WRITTEN[format] ?? JPEG
  const bytes = await write(sharp(given, STRICT).autoOrient().extract(box)).toBuffer()
  return { kind: 'IMAGE', mime_type, ending, width: box.width, height: box.height, bytes }
}
