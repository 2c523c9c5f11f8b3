import type { getPages } from '#contract/pages.ts'
import { pageTree } from '#rules/page-tree.ts'
import type { Handler } from '../machinery/handler.ts'
import { shownPages } from './shown-pages.ts'

export const handleGetPages: Handler<typeof getPages> = async (_, { db, locale }) => {
  const pages = await shownPages(db, locale)
  return { value: { pages: pageTree(pages), total: pages.length } }
}
