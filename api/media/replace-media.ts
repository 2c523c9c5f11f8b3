import type { Change, Handler } from '#api/calls/handler.ts'
import type { replaceMedia } from '#contract/media/media.ts'
import { lockEntries } from '#db/queries/media/media-entries.ts'
import { type MediaUse, replaceMedia as replaceEverywhere } from '#db/queries/media/media-uses.ts'

export const handleReplaceMedia: Handler<typeof replaceMedia> = async ({ params, body }, { db }) => {
  const found = await lockEntries(db, [params.id, body.by])
  const from = found.find(({ id }) => id === params.id)
  const by = found.find(({ id }) => id === body.by)
  if (!from || !by) return { refusal: 'thing-not-found' }
  // A film does not stand where a picture stood: pages show them in other ways.
  if (from.kind !== by.kind || from.id === by.id) return { problems: { by: { problem: 'invalid' } } }
  const uses = await replaceEverywhere(db, {
    from: { id: from.mediaId, filename: from.filename },
    by: { id: by.mediaId, filename: by.filename },
  })
  const toChange = ({ place, thing }: MediaUse): Change => ({
    thing: place,
    id: thing,
    before: { media: from.mediaId },
    after: { media: by.mediaId },
  })
  return { value: { places: uses.length }, changes: uses.map(toChange) }
}
