import type { OnlineImage } from '#contract/media/pictures.ts'
import { slugOf } from '#rules/basics/slug.ts'

/** The widths that the image service makes, in pixels; anything else does not exist. */
export const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 800, 960, 1200, 1600, 2000] as const
/** What a browser may ask for, the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg', 'png'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
export const PICTURE_QUALITY = 72

/** The size in which networks show a shared page. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const

export interface MediaFacts {
  id: string
  kind: 'IMAGE' | 'VIDEO' | 'FONT'
  filename: string
  mime_type: string
  width: number | null
  height: number | null
  /** In hundredths; the middle where nothing is said. */
  focal_x?: number | null
  focal_y?: number | null
}

/** A stored file as pages receive it. */
export function onlineImage(media: MediaFacts): OnlineImage {
  const isVector = media.mime_type === 'image/svg+xml'
  const { name, ending } = splitFilename(media.filename)
  return {
    id: media.id,
    externalId: media.id,
    externalType: media.kind === 'VIDEO' ? 'VIDEO' : isVector ? 'VECTOR' : 'IMAGE',
    externalPath: `/img/original/${media.id}`,
    url: `/img/original/${media.id}/${name}.${ending}`,
    name,
    quality: PICTURE_QUALITY,
    width: media.width ?? 0,
    height: media.height ?? 0,
    ...focusOf(media),
  }
}

const MIDDLE = 50

/** Nothing is said of the middle: what nobody has chosen costs no page a byte. */
function focusOf({ focal_x: x, focal_y: y }: MediaFacts): Pick<OnlineImage, 'focalPoint'> {
  const point = { x: x ?? MIDDLE, y: y ?? MIDDLE }
  return point.x === MIDDLE && point.y === MIDDLE ? {} : { focalPoint: point }
}

/** Whole tens are near enough for any crop, and few enough to be classes: pages may carry no styles of their own. */
export function focalClasses({ x, y }: { x: number; y: number }): string {
  return `focal focal-x-${toTens(x)} focal-y-${toTens(y)}`
}

function toTens(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) / 10) * 10
}

interface PictureAddressOptions {
  image: OnlineImage
  width: number
  format: PictureFormat
}

/** `/img/w640/<id>/rangs-de-vigne.avif`; a drawing has one address, whatever its width. */
export function pictureAddress({ image, width, format }: PictureAddressOptions): string {
  if (image.externalType !== 'IMAGE') return image.url
  return `/img/w${width}/${image.id}/${image.name}.${format}`
}

/** The room of a picture in a mail, twice as fine as it is shown: no program that shows mails knows `srcset`. */
const MAIL_ROOM = { width: 480, height: 280 } as const

/** How large the copy of a picture for mails is. */
export function mailSize({ width, height }: Pick<MediaFacts, 'width' | 'height'>): { width: number; height: number } {
  if (!width || !height) return MAIL_ROOM
  const scale = Math.min(1, MAIL_ROOM.width / width, MAIL_ROOM.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** `/img/mail/<id>/<name>.png`: drawings too, because mails show none. */
export function mailPictureAddress({ id, filename }: Pick<MediaFacts, 'id' | 'filename'>): string {
  return `/img/mail/${id}/${splitFilename(filename).name}.png`
}

export function sharedPictureAddress({ id, name, externalType }: OnlineImage): string | null {
  return externalType === 'IMAGE' ? `/img/shared/${id}/${name}.jpg` : null
}

/** The small sign of a picture, in the back office. */
export const SMALL = { variant: 'small', file: 'sign.webp', width: 160 } as const

/** `/img/small/<id>/sign.webp`: the one address that needs no name. */
export function smallPictureAddress(id: string): string {
  return `/img/${SMALL.variant}/${id}/${SMALL.file}`
}

/** The widths worth offering: never wider than the picture itself, which ends the list when it lies between two. */
export function offeredWidths(image: OnlineImage, widest = Number.POSITIVE_INFINITY): number[] {
  const most = Math.min(image.width, widest)
  const smaller = PICTURE_WIDTHS.filter((width) => width <= most)
  return smaller.length > 0 ? [...smaller] : [PICTURE_WIDTHS[0]]
}

interface SrcSetOptions {
  image: OnlineImage
  format: PictureFormat
  widest?: number
}

export function srcSet({ image, format, widest }: SrcSetOptions): string {
  return offeredWidths(image, widest)
    .map((width) => `${pictureAddress({ image, width, format })} ${width}w`)
    .join(', ')
}

/** `Allée du Clos.JPG` → `allee-du-clos` and `jpg`: readable in an address, and safe in it. */
export function splitFilename(filename: string): { name: string; ending: string } {
  const [, stem = filename, ending = ''] = /^(.*?)\.([^.]*)$/.exec(filename) ?? []
  return {
    name: slugOf(stem, { most: 80, otherwise: 'image' }),
    ending: ending.toLowerCase().replace(/[^a-z0-9]/g, '') || 'bin',
  }
}

/** The name a given file is stored under: the sender's words, and the ending of what it really is. */
export function storedFilename(given: string, ending: string): string {
  const stem = given
    .replace(/\.[^.]*$/, '')
    .replace(/\p{C}/gu, '')
    .trim()
  return `${[...stem].slice(0, 120).join('') || 'image'}.${ending}`
}
