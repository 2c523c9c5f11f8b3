import type { Handler } from '#api/calls/handler.ts'
import type { restorePageVersion } from '#contract/content/page-drafts.ts'
import { saveDraft } from '#db/queries/content/page-drafts.ts'
import { findVersion } from '#db/queries/content/page-versions.ts'
import { lockSeen } from './seen-state.ts'

export const handleRestorePageVersion: Handler<typeof restorePageVersion> = async (
  { params: { id, idVersion }, body: { version, seen } },
  { db, now, principal },
) => {
  const found = await lockSeen(db, { id, version, seen })
  const old = found && (await findVersion(db, { pageId: id, id: idVersion }))
  if (!old) return { refusal: 'thing-not-found' }
  if (!found.isSeen) return { refusal: 'changed-meanwhile' }
  const saved = await saveDraft(db, { pageId: id, content: old.content, version, now, by: principal?.id ?? null })
  if (!saved) return { refusal: 'changed-meanwhile' }
  const changes = [{ thing: 'pages', id, before: null, after: { restored: idVersion } }]
  return { value: { version: saved.version }, changes }
}
