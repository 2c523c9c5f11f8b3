import {
  type MediaFacts,
  mailSize,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  SHARED_SIZE,
  SMALL,
  splitFilename,
} from './pictures.ts'

/** A picture in one size and format. Without a height it keeps its proportions, with one it is cropped, or shown whole. */
export interface ImageSize {
  width: number
  height: number | null
  format: PictureFormat
  /** Nothing is cropped: what room is left stays white. */
  isWhole?: true
}

/** What an address of the image service asks for: a size that is made, under a name to keep it by, or the file itself. */
export type ImageVariant = { name: string; size: ImageSize } | 'file'

export const TYPE_BY_FORMAT: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

interface ParseImageVariantOptions {
  media: MediaFacts
  variant: string
  file: string
}

/** Reads `/img/<variant>/<id>/<file>` of a known file; null when there is no such picture. */
export function parseImageVariant({ media, variant, file }: ParseImageVariantOptions): ImageVariant | null {
  if (variant === SMALL.variant) return file === SMALL.file ? smallWish(media) : null
  const own = splitFilename(media.filename)
  const dot = file.lastIndexOf('.')
  const ending = file.slice(dot + 1)
  if (file.slice(0, dot) !== own.name) return null
  if (variant === 'original') return ending === own.ending ? originalWish(media) : null

  if (variant === 'mail') return ending === 'png' && media.kind === 'IMAGE' ? mailWish(media) : null

  const format = PICTURE_FORMATS.find((known) => known === ending)
  if (!format || !ownFormat(media)) return null
  if (variant === 'shared') return format === 'jpg' ? sharedWish(media) : null
  const width = PICTURE_WIDTHS.find((known) => `w${known}` === variant)
  return width ? widthWish({ media, asked: width, format }) : null
}

/** A sign that stands for a picture where only its id is known; a drawing is sent as it is. */
function smallWish(media: MediaFacts): ImageVariant | null {
  if (media.kind !== 'IMAGE') return null
  return ownFormat(media) ? widthWish({ media, asked: SMALL.width, format: 'webp' }) : 'file'
}

/** Photographs carry where and when they were taken: the file that was given never leaves, its largest copy does. */
function originalWish(media: MediaFacts): ImageVariant {
  const format = ownFormat(media)
  return format ? widthWish({ media, asked: Number.POSITIVE_INFINITY, format }) : 'file'
}

interface WidthWishOptions {
  media: MediaFacts
  asked: number
  format: PictureFormat
}

/** Widths above the picture's own all show the same, and are made once. */
function widthWish({ media, asked, format }: WidthWishOptions): ImageVariant {
  const most = Math.min(asked, media.width ?? asked)
  const width = PICTURE_WIDTHS.find((known) => known >= most) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? most
  return { name: `w${width}.${format}`, size: { width, height: null, format } }
}

/** Cut-outs stay cut out, on whatever ground a mail is read. */
function mailWish(media: MediaFacts): ImageVariant {
  return { name: 'mail.png', size: { width: mailSize(media).width, height: null, format: 'png' } }
}

/** So much taller than wide, a crop would cut a bottle at its label. */
const TALL = 1.5

/** A bottle is shown whole, every other picture fills the room. */
function sharedWish(media: MediaFacts): ImageVariant {
  const { width, height } = media
  const isTall = width !== null && height !== null && height > width * TALL && height >= SHARED_SIZE.height
  if (!isTall) return { name: 'shared.jpg', size: sharedSize(media) }
  return { name: 'shared-whole.jpg', size: { ...SHARED_SIZE, format: 'jpg', isWhole: true } }
}

/** A smaller picture is cropped to the same proportions, never blown up. */
function sharedSize({ width, height }: MediaFacts): ImageSize {
  const ratio = SHARED_SIZE.height / SHARED_SIZE.width
  const fitting = Math.min(SHARED_SIZE.width, width ?? SHARED_SIZE.width, (height ?? SHARED_SIZE.height) / ratio)
  const wide = Math.max(1, Math.floor(fitting))
  return { width: wide, height: Math.max(1, Math.floor(wide * ratio)), format: 'jpg' }
}

/** Null for what is no photograph: drawings, films and typefaces are sent as they are. */
function ownFormat({ kind, mime_type }: MediaFacts): PictureFormat | null {
  if (kind !== 'IMAGE') return null
  return PICTURE_FORMATS.find((format) => TYPE_BY_FORMAT[format] === mime_type) ?? null
}
