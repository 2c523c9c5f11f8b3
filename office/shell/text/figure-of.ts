import type { MediaRow } from '#office/media/library.ts'
import { onlineImage, pictureAddress } from '#rules/media/pictures.ts'
import type { FigureAttributes } from './figure-node.ts'

/** As wide as a text shows pictures on a usual screen; the cleaner offers the other sizes. */
const WIDTH = 960

/** A file of the library as a text names it. */
export function figureOf(row: MediaRow, alt: string): FigureAttributes {
  const { mediaId: id, kind, filename, mimeType: mime_type, width, height } = row
  const image = onlineImage({ id, kind, filename, mime_type, width, height })
  return {
    kind: kind === 'VIDEO' ? 'video' : 'img',
    src: pictureAddress({ image, width: WIDTH, format: 'jpg' }),
    alt,
    width: width ? String(width) : null,
    height: height ? String(height) : null,
    poster: null,
    isWide: false,
  }
}
