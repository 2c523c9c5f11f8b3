import type { Handler } from '#api/calls/handler.ts'
import type { getPages } from '#contract/content/pages.ts'
import { listPages } from '#db/queries/content/pages.ts'
import { findParameterValues } from '#db/queries/sites/parameters.ts'
import { pageTree } from '#rules/content/page-tree.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { isListedPage } from './listed-pages.ts'
import { pageToWire } from './page-to-wire.ts'

const DECIDING = ['HIDE_CONTACT_PAGE', 'IS_BLOG_ACTIVATED'] as const

export const handleGetPages: Handler<typeof getPages> = async (_, { db, locale }) => {
  const [rows, parameters] = await Promise.all([listPages(db, locale), findParameterValues(db, DECIDING)])
  const values = parameterValues(parameters)
  const pages = rows.filter(({ cms_route }) => isListedPage(cms_route, values)).map(pageToWire)
  return { value: { pages: pageTree(pages), total: pages.length } }
}
