import type { OfferedResource } from '#api/office/resource.ts'
import { media } from '#contract/media/media-resource.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { findMedia } from '#db/queries/media/media.ts'
import { findMediaUses } from '#db/queries/media/media-uses.ts'
import { mediaStore } from '#db/resources/media.ts'
import { erasedMediaName } from '#rules/media/erased-media.ts'

export const mediaResource: OfferedResource = {
  definition: media,
  store: mediaStore,
  async check({ before, given }, { db }) {
    if (typeof given.posterMediaId !== 'string') return null
    const poster = await findMedia(db, given.posterMediaId)
    if (!poster) return { problems: { posterMediaId: { problem: 'not-there' } } }
    // A film shows a picture before it plays; a picture shows itself.
    const isFilm = (await findMedia(db, String(before?.facts.mediaId)))?.kind === 'VIDEO'
    return poster.kind === 'IMAGE' && isFilm ? null : { problems: { posterMediaId: { problem: 'invalid' } } }
  },
  async checkRemoval({ facts }, { db, now }) {
    const mediaId = String(facts.mediaId)
    const uses = await findMediaUses(db, mediaId)
    if (uses.length > 0) return { refusal: 'still-used' }
    await scheduleWork(db, { kind: 'ERASED_FILE', subject: erasedMediaName(mediaId), dueAt: now })
    return null
  },
}
