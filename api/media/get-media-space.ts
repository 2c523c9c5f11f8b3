import type { Handler } from '#api/calls/handler.ts'
import type { getMediaSpace } from '#contract/media/media.ts'
import { findMediaSpace, listMediaTags } from '#db/queries/media/media-space.ts'

export const handleGetMediaSpace: Handler<typeof getMediaSpace> = async (_, { db }) => {
  const space = await findMediaSpace(db)
  return { value: { ...space, tags: await listMediaTags(db) } }
}
