import type { getPage } from '#contract/pages.ts'
import { listPages } from '#db/queries/pages.ts'
import { findInTree, pageTree } from '#rules/page-tree.ts'
import type { Handler } from '../machinery/handler.ts'
import { pageOnWire } from './page-on-wire.ts'

export const handleGetPage: Handler<typeof getPage> = async ({ params }, { db, locale }) => {
  const rows = await listPages(db, locale)
  const page = findInTree(pageTree(rows.map(pageOnWire)), params.id)
  return page ? { value: page } : { refusal: 'page-not-found' }
}
