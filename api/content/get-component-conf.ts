import type { Handler } from '#api/calls/handler.ts'
import type { getComponentConf } from '#contract/content/components.ts'
import { StoredSection } from '#contract/content/sections.ts'
import { findPageBySlug, listSections } from '#db/queries/content/sections.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { withoutMarks } from '#rules/content/section-marks.ts'
import { picturesNamedIn, withPictures } from '#rules/content/section-pictures.ts'
import { cleanSections } from './clean-sections.ts'
import { findListedPages } from './listed-pages.ts'

export const handleGetComponentConf: Handler<typeof getComponentConf> = async ({ params }, { db, locale }) => {
  const page = await findPageBySlug(db, { slug: params.slug, locale })
  if (!page || !(await findListedPages(db))(page.cms_route)) return { refusal: 'page-not-found' }
  const rows = await listSections(db, { pageId: page.id, locale })
  const stored = cleanSections(
    rows.map(({ type, properties }) => StoredSection.parse({ ...(properties as object), type })),
  )
  const pictures = await mediaById(db, picturesNamedIn(stored))
  return {
    value: {
      slug: params.slug,
      idPage: page.id,
      route: page.cms_route,
      url: page.url,
      title: page.title,
      metaDescription: page.meta_description,
      isText: page.is_text,
      components: withoutMarks(withPictures(stored, pictures)),
    },
  }
}
