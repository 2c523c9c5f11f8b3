import { sql } from 'kysely'
import type { ProductType } from '#contract/catalogue/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

interface Draft {
  /** 0 of one that is new. */
  id: number
  productId: number
  vintageId: number | null
  reference: string
  components: readonly { declinationId: number }[]
}

interface Surroundings {
  /** Null where there is no such product. */
  type: ProductType | null
  /** The vintage is one of the product's. */
  isOwnVintage: boolean
  /** Another one goes by the same reference. */
  hasTwin: boolean
  /** Of what is to lie in the box, all that are no boxes themselves. */
  bottles: number[]
  hasStock: boolean
}

/** What a declination has to fit to. */
export async function findSurroundings(
  db: SiteDb,
  { id, productId, vintageId, reference, components }: Draft,
): Promise<Surroundings> {
  const parts = components.map(({ declinationId }) => declinationId)
  const { rows } = await sql<Surroundings>`
    select
      (select type from products where id = ${productId}) as type,
      exists (select from vintages where id = ${vintageId} and product_id = ${productId}) as "isOwnVintage",
      ${reference} <> '' and exists (
        select from declinations where reference = ${reference} and id <> ${id}) as "hasTwin",
      array(
        select declinations.id from declinations
        where declinations.id = any (${parts}::integer[]) and not exists (
          select from box_components where box_components.site_id = declinations.site_id and box_id = declinations.id)
      ) as bottles,
      exists (select from declinations where id = ${id} and (quantity > 0 or reserved > 0)) as "hasStock"`.execute(db)
  const [found] = rows
  if (!found) throw new Error('A question without an answer')
  return found
}
