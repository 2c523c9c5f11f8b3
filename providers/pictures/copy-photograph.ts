import type { MediaRefusal } from './picture-maker.ts'
import { STRICT, sharp } from './sharp.ts'
import { takeMedia } from './take-media.ts'

interface CopiedPhotograph {
  bytes: Uint8Array
  width: number
  height: number
}

/** Enough to print a hand's breadth at 300 dots an inch. */
const SIDE = 2_000
/** It will be printed or engraved, not looked at on a screen: finer than the pictures of pages. */
const QUALITY = 88

/** A photograph drawn anew, upright and in sRGB: nothing but its pixels survives, whatever else the file carried. */
export async function copyPhotograph(given: Uint8Array): Promise<CopiedPhotograph | MediaRefusal> {
  const taken = await takeMedia(given)
  if ('refusal' in taken) return taken
  const isPhotograph = taken.kind === 'IMAGE' && taken.mime_type !== 'image/svg+xml'
  if (!isPhotograph) return { refusal: 'media-unreadable' }
  const { data, info } = await sharp(given, STRICT)
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
