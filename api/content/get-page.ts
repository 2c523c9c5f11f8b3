import type { Handler } from '#api/calls/handler.ts'
import type { getPage } from '#contract/content/pages.ts'
import { listPages } from '#db/queries/content/pages.ts'
import { findInTree, pageTree } from '#rules/content/page-tree.ts'
import { pageToWire } from './page-to-wire.ts'

export const handleGetPage: Handler<typeof getPage> = async ({ params }, { db, locale }) => {
  const rows = await listPages(db, locale)
  const page = findInTree(pageTree(rows.map(pageToWire)), params.id)
  return page ? { value: page } : { refusal: 'page-not-found' }
}
