import { sql } from 'kysely'
import type { SiteDb } from '../site-db.ts'

export async function createCart(db: SiteDb, id: string, userId: number | null, now: Date): Promise<void> {
  await db.insertInto('carts').values({ id, user_id: userId, created_at: now, changed_at: now }).execute()
}

/** Two adds to one cart wait for each other: both would otherwise find room for the last bottle. */
export async function lockCart(db: SiteDb, id: string) {
  return db.selectFrom('carts').select(['id', 'user_id']).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function findCart(db: SiteDb, id: string) {
  return db.selectFrom('carts').select(['id', 'user_id']).where('id', '=', id).executeTakeFirst()
}

interface NewLine {
  cartId: string
  declinationId: number
  quantity: number
  customizations: unknown
  now: Date
}

/** The same declination with the same answers is one line. */
export async function addCartLine(db: SiteDb, { cartId, declinationId, quantity, customizations, now }: NewLine) {
  await db
    .insertInto('cart_products')
    .values({
      cart_id: cartId,
      declination_id: declinationId,
      quantity,
      customizations: JSON.stringify(customizations),
      added_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'cart_id', 'declination_id', 'answers_key'])
        .doUpdateSet({ quantity: sql`cart_products.quantity + excluded.quantity` }),
    )
    .execute()
  await db.updateTable('carts').set({ changed_at: now }).where('id', '=', cartId).execute()
}

/** What is in a cart and still on sale, with all that its price is made from. */
export async function cartLines(db: SiteDb, cartId: string, locale: string) {
  return (
    db
      .selectFrom('cart_products')
      .innerJoin('offers', (on) =>
        on
          .onRef('offers.site_id', '=', 'cart_products.site_id')
          .onRef('offers.id', '=', 'cart_products.declination_id'),
      )
      .innerJoin('declinations', (on) =>
        on.onRef('declinations.site_id', '=', 'offers.site_id').onRef('declinations.id', '=', 'offers.id'),
      )
      .innerJoin('products', (on) =>
        on.onRef('products.site_id', '=', 'offers.site_id').onRef('products.id', '=', 'offers.product_id'),
      )
      .innerJoin('product_texts', (on) =>
        on
          .onRef('product_texts.site_id', '=', 'products.site_id')
          .onRef('product_texts.product_id', '=', 'products.id')
          .on('product_texts.locale', '=', locale),
      )
      .leftJoin('vintages', (on) =>
        on.onRef('vintages.site_id', '=', 'offers.site_id').onRef('vintages.id', '=', 'offers.vintage_id'),
      )
      .leftJoin('decreasing_sets', (on) =>
        on
          .onRef('decreasing_sets.site_id', '=', 'products.site_id')
          .onRef('decreasing_sets.id', '=', 'products.decreasing_set_id'),
      )
      .select(['cart_products.id as line_id', 'cart_products.quantity', 'cart_products.customizations'])
      .select(['declinations.id', 'declinations.capacity', 'declinations.capacity_unit', 'declinations.reference'])
      .select(['declinations.sell_by_multiple_of', 'declinations.media_id', 'products.media_id as product_media_id'])
      .select([
        'products.id as product_id',
        'products.type',
        'products.is_dematerialized',
        'products.has_shipping_fees',
      ])
      .select(['product_texts.name', 'product_texts.slug', 'vintages.year', 'offers.final_cents', 'offers.available'])
      .select(['products.vat_rate', 'declinations.millilitres', 'declinations.weight_grams'])
      .select(['cart_products.seen_unit_cents'])
      // A wine, or a box unless all that is known to be in it is none.
      .select(
        sql<boolean>`products.type = 'WINE' or (products.type = 'BOX' and not coalesce((
        select bool_and(owner.type <> 'WINE')
        from box_components part
        join declinations component on component.site_id = part.site_id and component.id = part.component_id
        join products owner on owner.site_id = component.site_id and owner.id = component.product_id
        where part.site_id = declinations.site_id and part.box_id = declinations.id
      ), false))`.as('is_alcohol'),
      )
      .select(['decreasing_sets.id as set_id', 'decreasing_sets.is_mixable'])
      .where('cart_products.cart_id', '=', cartId)
      .orderBy('cart_products.id')
      .execute()
  )
}

export type CartLineRow = Awaited<ReturnType<typeof cartLines>>[number]

export async function tiersOfSets(db: SiteDb, setIds: readonly number[]) {
  if (setIds.length === 0) return []
  return db
    .selectFrom('decreasing_discounts')
    .select(['set_id', 'min_quantity', 'type', 'amount'])
    .where('set_id', 'in', setIds)
    .execute()
}

export async function cartQuantities(db: SiteDb, cartId: string) {
  return db
    .selectFrom('cart_products')
    .select(['declination_id as declinationId', 'quantity'])
    .where('cart_id', '=', cartId)
    .execute()
}
