import type { Change, Handler } from '#api/calls/handler.ts'
import type { LookContent, publishLook } from '#contract/sites/look.ts'
import { cancelWork, scheduleWork } from '#db/queries/basics/due-work.ts'
import { changeLookDraft, lockLookDraft } from '#db/queries/sites/looks.ts'
import type { SiteDb } from '#db/site-db.ts'
import { isReadableLook } from '#rules/sites/looks/look-contrast.ts'
import { applyLook } from './apply-look.ts'
import { draftChange } from './change-draft.ts'
import { LOOK_WORK } from './look-due.ts'
import { tellLook } from './look-to-wire.ts'

export const handlePublishLook: Handler<typeof publishLook> = async ({ body }, { db, principal, now }) => {
  const draft = await lockLookDraft(db)
  if (draft.version !== body.version) return { refusal: 'changed-meanwhile' }
  if (!draft.content) return { refusal: 'thing-not-found' }
  if (!isReadableLook(draft.content)) return { refusal: 'look-unreadable' }
  const at = body.at === null ? null : new Date(body.at)
  if (at && at <= now) return { problems: { at: { problem: 'date-too-early' } } }

  await cancelWork(db, LOOK_WORK)
  const publication = { content: draft.content, by: principal?.id ?? null, now }
  const changes = at ? await plan(db, { ...publication, at }) : await publishNow(db, publication)
  return { value: await tellLook(db), changes }
}

interface Publication {
  content: LookContent
  by: number | null
  now: Date
}

async function publishNow(db: SiteDb, { content, by, now }: Publication): Promise<Change[]> {
  return applyLook(db, { content, publishedBy: by, now })
}

async function plan(db: SiteDb, { content, by, now, at }: Publication & { at: Date }): Promise<Change[]> {
  await changeLookDraft(db, { content, publishAt: at, changedBy: by, now })
  await scheduleWork(db, { ...LOOK_WORK, dueAt: at, askedBy: by })
  return [draftChange({ before: { state: 'DRAFT' }, after: { state: 'PLANNED', at } })]
}
