import { type SqlBool, sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { ShopRow } from './card-shapes.ts'

/** That a `told` row is by this program, and for a `shop` that shows prices as it does now. */
export const isToldNow = (program: string | null) => sql<SqlBool>`told.program = ${program}::text
  and told.hides_prices is not distinct from shop.hides_prices
  and told.hides_percent is not distinct from shop.hides_percent`

/** Which card: where one has come to, going through all of them in this order. */
export interface CardPlace {
  locale: string
  product_id: number
}

export interface UntoldCard extends CardPlace, ShopRow {
  /** As JSON. */
  card: string
}

interface UntoldOptions {
  program: string
  after: CardPlace
  limit: number
}

/**
 * The next cards that this program has not told as the shop shows them now. Whoever makes cards waits until the caller's
 * transaction has ended, and one that is at it is waited for: what is read here is still so when it is kept.
 */
export async function takeUntoldCards(db: SiteDb, { program, after, limit }: UntoldOptions): Promise<UntoldCard[]> {
  await sql`select pg_advisory_xact_lock(hashtext('product cards'), current_site())`.execute(db)
  const { rows } = await sql<UntoldCard>`
    select cards.locale, cards.product_id, cards.card::text as card, shop.hides_prices, shop.hides_percent
    from product_cards cards
    left join shop_settings shop on true
    where (cards.locale, cards.product_id) > (${after.locale}, ${after.product_id}::int)
      and not exists (
        select from told_cards told
        where told.locale = cards.locale and told.product_id = cards.product_id and ${isToldNow(program)})
    order by cards.locale, cards.product_id
    limit ${limit}`.execute(db)
  return rows
}

interface ToldCard extends CardPlace, ShopRow {
  program: string
  told: string | null
}

export async function keepToldCards(db: SiteDb, told: readonly ToldCard[]): Promise<void> {
  await db
    .insertInto('told_cards')
    .values([...told])
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'locale', 'product_id']).doUpdateSet((is) => ({
        program: is.ref('excluded.program'),
        hides_prices: is.ref('excluded.hides_prices'),
        hides_percent: is.ref('excluded.hides_percent'),
        told: is.ref('excluded.told'),
      })),
    )
    .execute()
}
