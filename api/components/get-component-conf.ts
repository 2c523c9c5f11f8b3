import type { getComponentConf } from '#contract/components.ts'
import { StoredSection } from '#contract/sections.ts'
import { mediaById } from '#db/queries/media.ts'
import { findPageBySlug, listSections } from '#db/queries/sections.ts'
import { picturesNamedIn, withPictures } from '#rules/section-pictures.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGetComponentConf: Handler<typeof getComponentConf> = async ({ params }, { db, locale }) => {
  const page = await findPageBySlug(db, params.slug, locale)
  if (!page) return { refusal: 'page-not-found' }
  const rows = await listSections(db, page.id, locale)
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
