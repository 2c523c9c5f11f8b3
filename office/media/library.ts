import type { z } from 'zod'
import type { media } from '#contract/media/media-resource.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { onlineImage, pictureAddress } from '#rules/media/pictures.ts'
import type { MediaWords } from '#words/office/media/fr.ts'
import { mediaWords } from '#words/office/media/words.ts'

/** A picture or film as the list of the library tells it. */
export type MediaRow = z.infer<typeof media.row> & { id: number }

/** One of them, whole. */
export type MediaRecord = z.infer<typeof media.fields> & z.infer<typeof media.facts> & { id: number; version: number }

/** What somebody has typed of one; of its texts only the languages they have written in. */
export type MediaChanges = Partial<MediaRecord>

/** Dark enough for a white logo, light enough for a black one. */
export const TILE_GROUND = '#e6e1d8'

/** As wide as a tile of the grid on a fine screen. */
const TILE = 320
/** As wide as a panel. */
const PREVIEW = 960

export function useMediaWords(): MediaWords {
  return mediaWords[useSpokenLocale()]
}

type FileFacts = Pick<MediaRow, 'mediaId' | 'kind' | 'filename' | 'mimeType' | 'width' | 'height'>

function imageOf({ mediaId: id, kind, filename, mimeType: mime_type, width, height }: FileFacts) {
  return onlineImage({ id, kind, filename, mime_type, width, height })
}

/** What stands for it in the grid: the picture itself; nothing for a film. */
export function tileAddress(row: FileFacts): string | null {
  return row.kind === 'VIDEO' ? null : pictureAddress({ image: imageOf(row), width: TILE, format: 'webp' })
}

/** A copy to look at, whether it can be cut, and the file itself. */
export function pictureFor(row: FileFacts) {
  const image = imageOf(row)
  const address = row.kind === 'VIDEO' ? null : pictureAddress({ image, width: PREVIEW, format: 'webp' })
  return { address, isPhotograph: image.externalType === 'IMAGE', file: image.url }
}
