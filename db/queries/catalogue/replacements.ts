import { sql } from 'kysely'
import type { ProductType } from '#contract/catalogue/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

interface Replacement {
  id: number
  type: ProductType
  slug: string
}

/** What stands for a product that is hidden: what replaces it, or what replaces that; ten steps at most, for it may go round. */
export async function findReplacement(
  db: SiteDb,
  { productId, locale }: { productId: number; locale: string },
): Promise<Replacement | null> {
  const { rows } = await sql<Replacement>`
    with recursive led (id, step) as (
      select replaced_by_id, 1 from products where id = ${productId} and not is_valid
      union all
      select replaced_by_id, step + 1 from led join products using (id) where not is_valid and step < 10
    )
    select products.id, products.type, product_texts.slug
    from led
    join products on products.id = led.id and products.is_valid
    join product_texts on product_texts.site_id = products.site_id and product_texts.product_id = products.id
      and product_texts.locale = ${locale}
    order by step limit 1`.execute(db)
  return rows[0] ?? null
}
