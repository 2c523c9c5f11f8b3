import type { SiteDb } from '#db/site-db.ts'

/** Every variation and value of the site with its labels: few rows, read at once. */
export async function variationRows(db: SiteDb, locale: string) {
  const [variations, details] = await Promise.all([
    db
      .selectFrom('variations')
      .innerJoin('variation_texts', (on) =>
        on
          .onRef('variation_texts.site_id', '=', 'variations.site_id')
          .onRef('variation_texts.variation_id', '=', 'variations.id')
          .on('variation_texts.locale', '=', locale),
      )
      .select(['variations.id', 'variation_texts.label', 'variation_texts.display_label'])
      .orderBy('variations.position')
      .orderBy('variations.id')
      .execute(),
    db
      .selectFrom('variation_details')
      .innerJoin('variation_detail_texts', (on) =>
        on
          .onRef('variation_detail_texts.site_id', '=', 'variation_details.site_id')
          .onRef('variation_detail_texts.variation_detail_id', '=', 'variation_details.id')
          .on('variation_detail_texts.locale', '=', locale),
      )
      .select(['variation_details.id', 'variation_details.variation_id', 'variation_detail_texts.label'])
      .orderBy('variation_details.position')
      .orderBy('variation_details.id')
      .execute(),
  ])
  return { variations, details }
}
