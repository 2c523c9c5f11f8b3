import type { Handler } from '#api/calls/handler.ts'
import type { tagMedia } from '#contract/media/media.ts'
import { changeTags, lockEntries } from '#db/queries/media/media-entries.ts'

const MOST_TAGS = 20

export const handleTagMedia: Handler<typeof tagMedia> = async ({ body: { ids, add, remove } }, { db }) => {
  if (add === undefined && remove === undefined) return { problems: { add: { problem: 'required' } } }
  const wanted = [...new Set(ids)]
  const entries = await lockEntries(db, wanted)
  if (entries.length < wanted.length) return { refusal: 'thing-not-found' }
  const changes = []
  for (const { id, tags: before } of entries) {
    const kept = before.filter((tag) => tag !== remove && tag !== add)
    const after = add === undefined ? kept : [...kept, add]
    if (after.length > MOST_TAGS) return { problems: { add: { problem: 'too-many', limit: MOST_TAGS } } }
    if (after.length === before.length && remove === undefined) continue
    await changeTags(db, { id, tags: after })
    changes.push({ thing: 'media', id, before: { tags: before }, after: { tags: after } })
  }
  return { value: { changed: changes.length }, changes }
}
