import { sql } from 'kysely'
import { boxedWine } from '#db/queries/catalogue/boxed-wine.ts'
import type { SiteDb } from '#db/site-db.ts'

/** What is in a cart, with all that its price is made from; what was withdrawn from sale stays, and says so. */
export async function cartLines(db: SiteDb, { cartId, locale }: { cartId: string; locale: string }) {
  return pricedLines(db, locale).where('cart_products.cart_id', '=', cartId).orderBy('cart_products.id').execute()
}

export type CartLineRow = Awaited<ReturnType<typeof cartLines>>[number]

interface LooseLinesOptions {
  bottles: readonly { id: number; quantity: number }[]
  locale: string
}

/** The same of bottles that lie in no cart: one line each, in their order. What is not this estate's is not among them. */
export async function looseLines(db: SiteDb, { bottles, locale }: LooseLinesOptions): Promise<CartLineRow[]> {
  if (bottles.length === 0) return []
  const loose = db.with(
    'cart_products',
    () => sql`
      (select estate.current_site() as site_id, at::integer as id, null::text as cart_id, declination_id, quantity,
        '[]'::jsonb as customizations, null::jsonb as gift, null::integer as seen_unit_cents
      from unnest(
        ${bottles.map(({ id }) => id)}::integer[], ${bottles.map(({ quantity }) => quantity)}::integer[]
      ) with ordinality as wished (declination_id, quantity, at))`,
  )
  // The wished bottles stand in the place of the table: they have the columns that are read of it.
  const lines = pricedLines(loose as unknown as Pick<SiteDb, 'selectFrom'>, locale)
  return lines.orderBy('cart_products.id').execute()
}

function pricedLines(db: Pick<SiteDb, 'selectFrom'>, locale: string) {
  return linesWithTexts(db, locale)
    .leftJoin('offers', (on) =>
      on.onRef('offers.site_id', '=', 'declinations.site_id').onRef('offers.id', '=', 'declinations.id'),
    )
    .leftJoin('vintages', (on) =>
      on.onRef('vintages.site_id', '=', 'declinations.site_id').onRef('vintages.id', '=', 'declinations.vintage_id'),
    )
    .leftJoin('decreasing_sets', (on) =>
      on
        .onRef('decreasing_sets.site_id', '=', 'products.site_id')
        .onRef('decreasing_sets.id', '=', 'products.decreasing_set_id'),
    )
    .leftJoinLateral(boxedWine.as('contents'), (on) => on.onTrue())
    .select(['cart_products.id as line_id', 'cart_products.quantity', 'cart_products.customizations'])
    .select('cart_products.gift')
    .select(['declinations.id', 'declinations.capacity', 'declinations.capacity_unit', 'declinations.reference'])
    .select(['declinations.sell_by_multiple_of', 'declinations.media_id', 'products.media_id as product_media_id'])
    .select(['products.id as product_id', 'products.type', 'vintages.year'])
    .select(['products.is_dematerialized', 'products.has_shipping_fees', 'products.vat_rate'])
    .select(['declinations.millilitres', 'declinations.weight_grams', 'cart_products.seen_unit_cents'])
    .select(['decreasing_sets.id as set_id', 'decreasing_sets.is_mixable'])
    .select(({ fn, ref }) => [
      fn.coalesce('texts.name', 'declinations.reference').as('name'),
      fn.coalesce('texts.slug', sql<string>`''`).as('slug'),
      fn
        .coalesce(
          // Of a gift card, the amount that its buyer has chosen.
          sql<number | null>`(cart_products.gift ->> 'amountCents')::integer`,
          ref('offers.final_cents'),
          ref('declinations.fixed_price_cents'),
          ref('products.price_cents'),
        )
        .$castTo<number>()
        .as('final_cents'),
      // An estate that is a showcase, or hides its prices, sells nothing.
      sql<boolean>`offers.id is not null and exists (select from site_settings where is_e_commerce)
        and not exists (select from parameters where type = 'HIDE_PRODUCT_PRICES' and value = 'true')`.as('is_on_sale'),
      // A wine, or a box unless all that is known to be in it is none.
      sql<boolean>`products.type = 'WINE' or (products.type = 'BOX' and coalesce(contents.has_wine, true))`.as(
        'is_alcohol',
      ),
      sql<boolean>`products.kind = 'GIFT_CARD'`.as('is_gift_card'),
    ])
    .select(['contents.bottles as content_bottles', 'contents.millilitres as content_millilitres'])
}

/** What a line's picture is drawn from. */
export async function findCartLine(db: SiteDb, { cartId, lineId }: { cartId: string; lineId: number }) {
  return db
    .selectFrom('cart_products')
    .innerJoin('declinations', (on) =>
      on
        .onRef('declinations.site_id', '=', 'cart_products.site_id')
        .onRef('declinations.id', '=', 'cart_products.declination_id'),
    )
    .select(['cart_products.customizations', 'declinations.product_id'])
    .where('cart_products.cart_id', '=', cartId)
    .where('cart_products.id', '=', lineId)
    .executeTakeFirst()
}

/** What has no name in a language is called by its French one rather than left out. */
function linesWithTexts(db: Pick<SiteDb, 'selectFrom'>, locale: string) {
  return db
    .selectFrom('cart_products')
    .innerJoin('declinations', (on) =>
      on
        .onRef('declinations.site_id', '=', 'cart_products.site_id')
        .onRef('declinations.id', '=', 'cart_products.declination_id'),
    )
    .innerJoin('products', (on) =>
      on.onRef('products.site_id', '=', 'declinations.site_id').onRef('products.id', '=', 'declinations.product_id'),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('product_texts')
          .select(['product_texts.name', 'product_texts.slug'])
          .whereRef('product_texts.site_id', '=', 'products.site_id')
          .whereRef('product_texts.product_id', '=', 'products.id')
          .orderBy(sql`locale = ${locale}`, 'desc')
          .orderBy(sql`locale = 'fr'`, 'desc')
          .limit(1)
          .as('texts'),
      (on) => on.onTrue(),
    )
}
