import { findParameterValues } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { parameterValues } from '#rules/sites/parameters.ts'

/** Whether the estate shows a page, by its route: in its menu, in the sitemap and at its address. */
export async function findListedPages(db: SiteDb): Promise<(route: string | null) => boolean> {
  const values = parameterValues(await findParameterValues(db, ['HIDE_CONTACT_PAGE', 'IS_BLOG_ACTIVATED']))
  return (route) => {
    if (route === 'blog') return values.IS_BLOG_ACTIVATED === 'true'
    return !(route === 'nous-contacter' && values.HIDE_CONTACT_PAGE === 'true')
  }
}
