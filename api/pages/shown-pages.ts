import { listPages } from '#db/queries/pages.ts'
import { findParameterValue } from '#db/queries/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { PARAMETERS } from '#rules/parameter-catalogue.ts'
import { isShownPage } from '#rules/visible-pages.ts'
import { pageOnWire } from './page-on-wire.ts'

/** The pages that the estate shows, in one language, without their place in the tree. */
export async function shownPages(db: SiteDb, locale: string) {
  const [rows, hidesContact] = await Promise.all([listPages(db, locale), isContactHidden(db)])
  return rows.filter(({ cms_route }) => isShownPage(cms_route, hidesContact)).map(pageOnWire)
}

export async function isContactHidden(db: SiteDb) {
  const value = await findParameterValue(db, 'HIDE_CONTACT_PAGE')
  return { HIDE_CONTACT_PAGE: value ?? PARAMETERS.HIDE_CONTACT_PAGE.default }
}
