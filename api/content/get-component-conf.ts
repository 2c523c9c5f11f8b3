import type { Handler } from '#api/calls/handler.ts'
import type { getComponentConf } from '#contract/content/components.ts'
import { StoredSection } from '#contract/content/sections.ts'
import { listPageTexts } from '#db/queries/content/page-drafts.ts'
import { findMovedPage } from '#db/queries/content/page-places.ts'
import { findPageBySlug, listSections } from '#db/queries/content/sections.ts'
import type { SiteDb } from '#db/site-db.ts'
import { withoutMarks } from '#rules/content/section-marks.ts'
import { findListedPages } from './listed-pages.ts'
import { urlsOf } from './page-to-wire.ts'
import { shownSections } from './shown-sections.ts'

export const handleGetComponentConf: Handler<typeof getComponentConf> = async ({ params }, parts) => {
  const { db, locale } = parts
  const page = await findBySlug(db, { slug: params.slug, locale })
  if (!page || !(await findListedPages(db))(page.cms_route)) return { refusal: 'page-not-found' }
  const rows = await listSections(db, { pageId: page.id, locale })
  const stored = rows.map(({ type, properties }) => StoredSection.parse({ ...(properties as object), type }))
  return {
    value: {
      slug: params.slug,
      idPage: page.id,
      route: page.cms_route,
      url: page.url,
      title: page.title,
      metaDescription: page.meta_description,
      isText: page.is_text,
      useAbsoluteMenu: page.use_absolute_menu,
      isEcommercePage: page.is_ecommerce_page,
      urls: urlsOf(await listPageTexts(db, page.id)),
      components: withoutMarks(await shownSections(parts, stored)),
    },
  }
}

/** Where it was found before, it is found still: its answer says where it is now. */
async function findBySlug(db: SiteDb, { slug, locale }: { slug: string; locale: string }) {
  const page = await findPageBySlug(db, { slug, locale })
  if (page) return page
  const moved = await findMovedPage(db, { locale, url: slug })
  return moved && findPageBySlug(db, { slug: moved.url, locale })
}
