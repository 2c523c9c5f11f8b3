import type { Handler } from '#api/calls/handler.ts'
import type { findLinkTargets } from '#contract/content/links.ts'
import { type FoundTarget, findTargets } from '#db/queries/content/link-targets.ts'
import { productPath } from '#rules/catalogue/product-address.ts'
import { albumPath, blogPath, newsPath } from '#rules/journal/journal-paths.ts'
import { LOCALE_CODES, pathInLocale } from '#words/basics/locales.ts'

export const handleFindLinkTargets: Handler<typeof findLinkTargets> = async ({ query }, { db }) => {
  const locale = LOCALE_CODES.find((code) => code === query.locale)
  if (!locale) return { value: { targets: [] } }
  const found = await findTargets(db, { words: query.q, locale })
  const targets = found.map((target) => {
    const { kind, id, title } = target
    return { kind, id, title, path: pathInLocale(PATHS[kind](target), locale) }
  })
  return { value: { targets } }
}

const PATHS: { readonly [Kind in FoundTarget['kind']]: (target: FoundTarget) => string } = {
  page: ({ slug }) => `/${slug}`,
  product: ({ id, slug, productType }) => productPath({ id, slug, type: { type: productType } }),
  news: newsPath,
  blog: blogPath,
  album: albumPath,
}
