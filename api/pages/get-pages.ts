import type { getPages } from '#contract/pages.ts'
import { listPages } from '#db/queries/pages.ts'
import { pageTree } from '#rules/page-tree.ts'
import type { Handler } from '../machinery/handler.ts'
import { pageOnWire } from './page-on-wire.ts'

export const handleGetPages: Handler<typeof getPages> = async (_, { db, locale }) => {
  const rows = await listPages(db, locale)
  return { value: { pages: pageTree(rows.map(pageOnWire)), total: rows.length } }
}
