import type { Handler } from '#api/calls/handler.ts'
import type { addEngraving } from '#contract/media/media.ts'
import { readEngraving } from '#db/estates/engravings.ts'
import { entryOfFile } from '#db/queries/media/media-entries.ts'
import { keepMedia } from './keep-media.ts'

export const handleAddEngraving: Handler<typeof addEngraving> = async ({ params: { name } }, parts) => {
  const taken = await parts.pictures.take(await readEngraving(name))
  if ('refusal' in taken) throw new Error(`The engraving ${name} cannot be read.`)
  const kept = await keepMedia(parts, { files: [{ ...taken, filename: `${name}.svg` }] })
  if ('refusal' in kept) return kept
  const mediaId = kept.media[0]?.id ?? ''
  const id = await entryOfFile(parts.db, mediaId)
  if (id === null) throw new Error('A drawing that was just kept has no entry.')
  return {
    value: { id, mediaId },
    changes: [{ thing: 'media', id, before: null, after: { mediaId, engraving: name } }],
  }
}
