import type { Handler } from '#api/calls/handler.ts'
import type { getPages } from '#contract/content/pages.ts'
import { listPages } from '#db/queries/content/pages.ts'
import { findParameterValue } from '#db/queries/sites/parameters.ts'
import { pageTree } from '#rules/content/page-tree.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { isListedPage } from './listed-pages.ts'
import { pageToWire } from './page-to-wire.ts'

export const handleGetPages: Handler<typeof getPages> = async (_, { db, locale }) => {
  const [rows, hidesContact] = await Promise.all([listPages(db, locale), findParameterValue(db, 'HIDE_CONTACT_PAGE')])
  const values = { HIDE_CONTACT_PAGE: hidesContact ?? PARAMETERS.HIDE_CONTACT_PAGE.default }
  const pages = rows.filter(({ cms_route }) => isListedPage(cms_route, values)).map(pageToWire)
  return { value: { pages: pageTree(pages), total: pages.length } }
}
