import { findParameterValue } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'

/** Whether the estate shows its blog at all. */
export async function isBlogOpen(db: SiteDb): Promise<boolean> {
  return ((await findParameterValue(db, 'IS_BLOG_ACTIVATED')) ?? PARAMETERS.IS_BLOG_ACTIVATED.default) === 'true'
}
