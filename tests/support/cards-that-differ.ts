import type { Pool } from 'pg'

/** Products whose kept rows are not what the tables would make of them now, of every estate. */
export async function cardsThatDiffer(admin: Pool): Promise<string[]> {
  const { rows } = await admin.query<{ card: string }>(`
    with every_product as (select site_id, id from estate.products),
    made_cards as (select made.* from every_product, estate.made_cards(site_id, id) made),
    made_listing as (select made.* from every_product, estate.made_listing(site_id, id) made)
    select format('card of %s in %s at %s', product_id, locale, site_id) as card
    from estate.product_cards kept full join made_cards made using (site_id, locale, product_id)
    where kept.card::text is distinct from made.card::text or kept.page::text is distinct from made.page::text
    union all
    select format('listing of %s in %s at %s', product_id, locale, site_id)
    from estate.listed_products kept full join made_listing made using (site_id, locale, product_id)
    where kept::text is distinct from made::text
    union all
    select format('bits of %s %s in slot %s at %s', facet, value, slot, site_id)
    from estate.facet_bits kept
    full join (select made.* from platform.sites, estate.made_facet_bits(id) made) made
      using (site_id, facet, value, slot)
    where kept.bits is distinct from made.bits
    union all
    select format('place of %s at %s', product_id, site_id)
    from estate.product_places kept
    full join (select distinct site_id, product_id from estate.listed_products) made using (site_id, product_id)
    where kept.place is null or made is null
    union all
    select format('settings of the shop %s', site_id)
    from estate.shop_settings kept
    full join (select made.* from platform.sites, estate.made_shop_settings(id) made) made using (site_id)
    where (kept is null and made.hides_prices is not null) or (kept is not null and kept::text is distinct from made::text)
    union all
    select format('%s of %s is still waiting', product_id, site_id) from estate.changed_products`)
  return rows.map(({ card }) => card)
}
