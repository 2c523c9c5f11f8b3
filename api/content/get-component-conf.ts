import type { Handler } from '#api/calls/handler.ts'
import type { getComponentConf } from '#contract/content/components.ts'
import { StoredSection } from '#contract/content/sections.ts'
import { findPageBySlug, listSections } from '#db/queries/content/sections.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { findParameterValue } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { picturesNamedIn, withPictures } from '#rules/content/section-pictures.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { isListedPage } from './listed-pages.ts'

async function isHidden(db: SiteDb, route: string | null): Promise<boolean> {
  const hidesContact = await findParameterValue(db, 'HIDE_CONTACT_PAGE')
  return !isListedPage(route, { HIDE_CONTACT_PAGE: hidesContact ?? PARAMETERS.HIDE_CONTACT_PAGE.default })
}

export const handleGetComponentConf: Handler<typeof getComponentConf> = async ({ params }, { db, locale }) => {
  const page = await findPageBySlug(db, { slug: params.slug, locale })
  if (!page || (await isHidden(db, page.cms_route))) return { refusal: 'page-not-found' }
  const rows = await listSections(db, { pageId: page.id, locale })
  const stored = rows.map(({ type, properties }) => StoredSection.parse({ ...(properties as object), type }))
  const pictures = await mediaById(db, picturesNamedIn(stored))
  return {
    value: {
      slug: params.slug,
      idPage: page.id,
      route: page.cms_route,
      url: page.url,
      title: page.title,
      metaDescription: page.meta_description,
      components: withPictures(stored, pictures),
    },
  }
}
