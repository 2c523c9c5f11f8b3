import type { Handler } from '#api/calls/handler.ts'
import type { getPages } from '#contract/content/pages.ts'
import { listPages } from '#db/queries/content/pages.ts'
import { pageTree } from '#rules/content/page-tree.ts'
import { findListedPages } from './listed-pages.ts'
import { pageToWire } from './page-to-wire.ts'

export const handleGetPages: Handler<typeof getPages> = async (_, { db, locale }) => {
  const [rows, isListed] = await Promise.all([listPages(db, locale), findListedPages(db)])
  const pages = rows.filter(({ cms_route }) => isListed(cms_route)).map(pageToWire)
  return { value: { pages: pageTree(pages), total: pages.length } }
}
