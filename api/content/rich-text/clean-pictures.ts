import type { Attributes, Tag } from 'sanitize-html'
import { PICTURE_WIDTHS } from '#rules/media/pictures.ts'
import { FROM_DESK } from '#rules/sites/screens.ts'

/** `/img/w960/<id>/rangs.jpg`, `/img/original/<id>/vendanges.mp4`: files of the estate, by the image service. */
const OWN_FILE = /^\/img\/(?:original|shared|w\d{2,4})\/[0-9a-f]{32}\/[a-z0-9-]+\.[a-z0-9]{2,5}$/
const SIZED = /^\/img\/w\d{2,4}\/([0-9a-f]{32}\/[a-z0-9-]+)\.(?:avif|webp|jpg|png)$/

/** As wide as the column of a text. */
const SIZES = `${FROM_DESK} 44rem, 92vw`
const WIDEST = 1_600

export function isOwnFile(address: string): boolean {
  return OWN_FILE.test(address)
}

/** In the sizes that the image service makes, with its room reserved, fetched when one comes near. */
export function cleanPicture(tagName: string, { src = '', alt = '', width, height }: Attributes): Tag {
  const room = roomOf({ width, height })
  const name = SIZED.exec(src)?.[1]
  const widths = PICTURE_WIDTHS.filter((one) => one >= 320 && one <= Math.min(WIDEST, Number(room.width ?? WIDEST)))
  const set = name && widths.length > 1 ? widths.map((one) => `/img/w${one}/${name}.webp ${one}w`).join(', ') : ''
  const sizes: Attributes = set === '' ? {} : { srcset: set, sizes: SIZES }
  return { tagName, attribs: { src, ...sizes, alt, ...room, loading: 'lazy', decoding: 'async' } }
}

/** A film of the estate: nothing of it is fetched before it is asked for. */
export function cleanFilm(tagName: string, { src = '', poster = '', width, height }: Attributes): Tag {
  const first: Attributes = isOwnFile(poster) ? { poster } : {}
  const attribs = { src, ...first, ...roomOf({ width, height }), controls: '', preload: 'none', playsinline: '' }
  return { tagName, attribs }
}

function roomOf({ width = '', height = '' }: { width?: string | undefined; height?: string | undefined }): Attributes {
  const isSize = (told: string) => /^[1-9]\d{0,4}$/.test(told)
  return isSize(width) && isSize(height) ? { width, height } : {}
}
