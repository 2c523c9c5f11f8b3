import type { Handler } from '#api/calls/handler.ts'
import type { getPageVersion } from '#contract/content/page-drafts.ts'
import { findDeskPage } from '#db/queries/content/page-drafts.ts'
import { findVersion } from '#db/queries/content/page-versions.ts'
import { versionToWire } from './desk-page.ts'

export const handleGetPageVersion: Handler<typeof getPageVersion> = async ({ params: { id, idVersion } }, { db }) => {
  const version = (await findDeskPage(db, id)) && (await findVersion(db, { pageId: id, id: idVersion }))
  if (!version) return { refusal: 'thing-not-found' }
  return { value: { version: versionToWire(version), content: version.content } }
}
