import type { getPage } from '#contract/pages.ts'
import { findInTree, pageTree } from '#rules/page-tree.ts'
import type { Handler } from '../machinery/handler.ts'
import { shownPages } from './shown-pages.ts'

export const handleGetPage: Handler<typeof getPage> = async ({ params }, { db, locale }) => {
  const page = findInTree(pageTree(await shownPages(db, locale)), params.id)
  return page ? { value: page } : { refusal: 'page-not-found' }
}
