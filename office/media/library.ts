import type { z } from 'zod'
import type { media } from '#contract/media/media-resource.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { onlineImage, pictureAddress } from '#rules/media/pictures.ts'
import type { MediaWords } from '#words/office/media/fr.ts'
import { mediaWords } from '#words/office/media/words.ts'

/** A picture or film as the list of the library tells it. */
export type MediaRow = z.infer<typeof media.row> & { id: number }

/** As wide as a tile of the grid on a fine screen. */
const TILE = 320

export function useMediaWords(): MediaWords {
  return mediaWords[useSpokenLocale()]
}

/** What stands for it in the grid: the picture itself; nothing for a film without a poster. */
export function tileAddress(row: Pick<MediaRow, 'mediaId' | 'kind' | 'filename' | 'mimeType' | 'width' | 'height'>) {
  if (row.kind === 'VIDEO') return null
  const { mediaId: id, kind, filename, mimeType: mime_type, width, height } = row
  return pictureAddress({
    image: onlineImage({ id, kind, filename, mime_type, width, height }),
    width: TILE,
    format: 'webp',
  })
}
