import type { Handler } from '#api/calls/handler.ts'
import type { proposeLook } from '#contract/sites/look.ts'
import { findMedia } from '#db/queries/media/media.ts'
import { originalKey } from '#providers/storage/media-storage.ts'
import { onlineImage } from '#rules/media/pictures.ts'
import { proposedPalettes, proposedTypefaces } from '#rules/sites/looks/proposed-looks.ts'

export const handleProposeLook: Handler<typeof proposeLook> = async ({ body }, { db, site, storage, pictures }) => {
  const media = await findMedia(db, body.media)
  if (media?.kind !== 'IMAGE') return { refusal: 'media-not-found' }
  return {
    afterwards: async () => {
      const read = await pictures.colours(() => storage.get(originalKey(site.id, media.id)))
      if ('refusal' in read) return read
      const { colours } = read
      const palettes = proposedPalettes(colours).map(({ palette, parameters }) => ({
        palette,
        parameters: Object.fromEntries(Object.entries(parameters).map(([type, value]) => [type, value ?? null])),
      }))
      return {
        value: { colours, palettes, typefaces: proposedTypefaces(colours), picture: onlineImage(media) },
        changes: [],
      }
    },
  }
}
