import type { Handler } from '#api/calls/handler.ts'
import type { cropMedia } from '#contract/media/media.ts'
import { describeCut, entryOfFile, findEntries } from '#db/queries/media/media-entries.ts'
import { originalKey } from '#providers/storage/media-storage.ts'
import { storedFilename } from '#rules/media/pictures.ts'
import { keepMedia } from './keep-media.ts'

export const handleCropMedia: Handler<typeof cropMedia> = async ({ params, body }, parts) => {
  const { db, site, storage, pictures } = parts
  const [entry] = await findEntries(db, [params.id])
  const original = entry && (await storage.get(originalKey(site.id, entry.mediaId)))
  if (!entry || !original) return { refusal: 'thing-not-found' }
  if (entry.kind !== 'IMAGE' || entry.mimeType === 'image/svg+xml') return { refusal: 'media-unreadable' }
  const { width = 0, height = 0 } = { width: entry.width ?? 0, height: entry.height ?? 0 }
  if (body.left + body.width > width) return { problems: { width: { problem: 'too-big', limit: width - body.left } } }
  if (body.top + body.height > height) return { problems: { height: { problem: 'too-big', limit: height - body.top } } }

  const cut = await pictures.crop(original, body)
  if ('refusal' in cut) return { refusal: cut.refusal === 'media-too-large' ? 'media-unreadable' : cut.refusal }
  const filename = storedFilename(entry.filename, cut.ending)
  const kept = await keepMedia(parts, { files: [{ ...cut, filename }], source: entry.mediaId })
  if ('refusal' in kept) return kept
  const mediaId = kept.media[0]?.id ?? ''
  const id = await entryOfFile(db, mediaId)
  if (id === null) throw new Error('A picture that was just kept has no entry.')
  await describeCut(db, { id, from: entry.id })
  return {
    value: { id, mediaId },
    changes: [{ thing: 'media', id, before: null, after: { mediaId, source: entry.mediaId } }],
  }
}
