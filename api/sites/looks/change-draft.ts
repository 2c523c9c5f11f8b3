import type { Change } from '#api/calls/handler.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { LookContent } from '#contract/sites/look.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { changeLookDraft, lockLookDraft } from '#db/queries/sites/looks.ts'
import { listFontFiles } from '#db/queries/sites/sites.ts'
import type { SiteDb } from '#db/site-db.ts'
import { lookPictures, lookProblems, withoutLostPictures } from '#rules/sites/looks/look-content.ts'

/** Pictures of the look that are there; films and typefaces are none. */
export async function picturesHere(db: SiteDb, content: LookContent): Promise<Set<string>> {
  const media = await mediaById(db, lookPictures(content))
  return new Set([...media.values()].filter(({ kind }) => kind === 'IMAGE').map(({ id }) => id))
}

export async function problemsOf(db: SiteDb, content: LookContent): Promise<Problems> {
  const [pictures, files] = [await picturesHere(db, content), await listFontFiles(db)]
  return lookProblems(content, { pictures, families: new Set(files.map(({ family }) => family)) })
}

interface NewDraft {
  /** That was seen. */
  version: number
  content: LookContent
  changedBy: number | null
  now: Date
}

/** Puts another draft in the place of the one that was seen. */
export async function replaceDraft(
  db: SiteDb,
  { version, content, changedBy, now }: NewDraft,
): Promise<{ changes: Change[] } | { refusal: 'changed-meanwhile' | 'look-planned' }> {
  const draft = await lockLookDraft(db)
  if (draft.version !== version) return { refusal: 'changed-meanwhile' }
  if (draft.publish_at) return { refusal: 'look-planned' }
  await changeLookDraft(db, { content, publishAt: null, changedBy, now })
  // A draft is saved with every stroke: the log tells that one was begun.
  return { changes: draft.content ? [] : [draftChange({ before: null, after: { state: 'DRAFT' } })] }
}

/** An earlier look as the draft, without pictures that are gone. */
export async function restoreDraft(db: SiteDb, given: NewDraft) {
  const content = withoutLostPictures(given.content, await picturesHere(db, given.content))
  return replaceDraft(db, { ...given, content })
}

export function draftChange({ before, after }: Pick<Change, 'before' | 'after'>): Change {
  return { thing: 'look', id: 'draft', before, after }
}
