import type { getPages } from '#contract/pages.ts'
import { listPages } from '#db/queries/pages.ts'
import { findParameterValue } from '#db/queries/parameters.ts'
import { isListedPage } from '#rules/listed-pages.ts'
import { pageTree } from '#rules/page-tree.ts'
import { PARAMETERS } from '#rules/parameter-catalogue.ts'
import type { Handler } from '../machinery/handler.ts'
import { pageOnWire } from './page-on-wire.ts'

export const handleGetPages: Handler<typeof getPages> = async (_, { db, locale }) => {
  const [rows, hidesContact] = await Promise.all([listPages(db, locale), findParameterValue(db, 'HIDE_CONTACT_PAGE')])
  const values = { HIDE_CONTACT_PAGE: hidesContact ?? PARAMETERS.HIDE_CONTACT_PAGE.default }
  const pages = rows.filter(({ cms_route }) => isListedPage(cms_route, values)).map(pageOnWire)
  return { value: { pages: pageTree(pages), total: pages.length } }
}
