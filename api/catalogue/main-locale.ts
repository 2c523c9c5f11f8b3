import { findSiteSettings } from '#db/queries/sites/sites.ts'
import type { SiteDb } from '#db/site-db.ts'

/** The language in which the estate says everything: `fr` of `fr_FR`. */
export async function mainLocale(db: SiteDb): Promise<string> {
  const settings = await findSiteSettings(db)
  return (settings?.default_lang ?? 'fr').slice(0, 2)
}
