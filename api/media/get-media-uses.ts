import type { Handler } from '#api/calls/handler.ts'
import type { getMediaUses } from '#contract/media/media.ts'
import { findEntries } from '#db/queries/media/media-entries.ts'
import { nameUses } from '#db/queries/media/media-use-names.ts'
import { findMediaUses } from '#db/queries/media/media-uses.ts'

export const handleGetMediaUses: Handler<typeof getMediaUses> = async ({ params }, { db, locale }) => {
  const [entry] = await findEntries(db, [params.id])
  if (!entry) return { refusal: 'thing-not-found' }
  return { value: { uses: await nameUses(db, { uses: await findMediaUses(db, entry.mediaId), locale }) } }
}
