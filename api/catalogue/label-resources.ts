import type { Objection, OfferedResource, SavingParts } from '#api/office/resource.ts'
import { tags } from '#contract/catalogue/tag-resource.ts'
import { variations } from '#contract/catalogue/variation-resource.ts'
import { tagStore } from '#db/resources/tags.ts'
import { variationStore } from '#db/resources/variations.ts'
import { mainLocale } from './main-locale.ts'

type Texts = Readonly<Record<string, unknown>>

export const tagResource: OfferedResource = {
  definition: tags,
  store: tagStore,
  check: ({ fields }, parts) => missingTexts({ texts: fields.texts as Texts }, parts),
}

export const variationResource: OfferedResource = {
  definition: variations,
  store: variationStore,
  check({ fields }, parts) {
    const details = (fields.details as { texts: Texts }[]).map(({ texts }, at) => [`details.${at}.texts`, texts])
    return missingTexts({ texts: fields.texts as Texts, ...Object.fromEntries(details) }, parts)
  },
}

/** What the estate's own language has to say, by the field where it is said. */
async function missingTexts(said: Readonly<Record<string, Texts>>, { db }: SavingParts): Promise<Objection | null> {
  const locale = await mainLocale(db)
  const missing = Object.entries(said).filter(([, texts]) => !texts[locale])
  if (missing.length === 0) return null
  return { problems: Object.fromEntries(missing.map(([field]) => [`${field}.${locale}`, { problem: 'required' }])) }
}
