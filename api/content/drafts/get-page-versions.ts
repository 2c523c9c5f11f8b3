import type { Handler } from '#api/calls/handler.ts'
import type { getPageVersions } from '#contract/content/page-drafts.ts'
import { findDeskPage } from '#db/queries/content/page-drafts.ts'
import { listVersions } from '#db/queries/content/page-versions.ts'
import { versionToWire } from './desk-page.ts'

export const handleGetPageVersions: Handler<typeof getPageVersions> = async ({ params: { id } }, { db }) => {
  if (!(await findDeskPage(db, id))) return { refusal: 'thing-not-found' }
  return { value: { versions: (await listVersions(db, id)).map(versionToWire) } }
}
