import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

interface GoodsRequest {
  ids: readonly number[]
  references: readonly string[]
  gtins: readonly string[]
  names: readonly string[]
  locale: string
}

export interface FoundBottle {
  id: number
  productId: number
  reference: string
  gtin: string | null
  year: number | null
  /** In millilitres. */
  format: number | null
}

export interface FoundGoods {
  bottles: FoundBottle[]
  productIdByName: Map<string, number>
}

/** What a piece of a file speaks of and is there: bottles by number, reference, bar code or product; products by name. */
export async function findGoods(db: SiteDb, asked: GoodsRequest): Promise<FoundGoods> {
  const { ids, references, gtins, names, locale } = asked
  const { rows: named } = await sql<{ id: number; name: string }>`
    select distinct on (name) product_id as id, name from product_texts
    where locale = ${locale} and name = any (${[...names]}::text[]) order by name, product_id`.execute(db)
  const { rows: bottles } = await sql<FoundBottle>`
    select d.id, d.product_id as "productId", d.reference, d.gtin, d.millilitres as format,
      (select year from vintages where vintages.site_id = d.site_id and vintages.id = d.vintage_id) as year
    from declinations d
    where d.id = any (${[...ids]}::integer[])
      or (d.reference <> '' and d.reference = any (${[...references]}::text[]))
      or d.gtin = any (${[...gtins]}::text[])
      or d.product_id = any (${named.map(({ id }) => id)}::integer[])
    order by d.id`.execute(db)
  return { bottles, productIdByName: new Map(named.map(({ id, name }) => [name, id])) }
}

/** In the order of their ids, as whoever else changes several; after their bottles, as orders do. */
export async function lockProducts(db: SiteDb, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`select from products where id = any (${[...ids]}::integer[]) order by id for no key update`.execute(db)
}
