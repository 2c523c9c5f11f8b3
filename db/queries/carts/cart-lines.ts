import { type RawBuilder, type Selectable, sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import { boxedWine } from '#db/queries/catalogue/boxed-wine.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Tier } from '#rules/catalogue/prices.ts'
import type { MediaFacts } from '#rules/media/pictures.ts'

/** What is in a cart, with all that its price is made from; what was withdrawn from sale stays, and says so. */
export const cartLines = prepared((db, { cartId, locale }: Slots<{ cartId: string; locale: string }>) =>
  pricedLines(db, locale).where('cart_products.cart_id', '=', cartId).orderBy('cart_products.id'),
)

export type CartLineRow = Awaited<ReturnType<typeof cartLines>>[number]

/** The id of a line that is not in its cart yet. */
export const NEW_LINE = 0

export interface LineToAdd {
  cartId: string
  declinationId: number
  /** As JSON. */
  customizations: string
  gift: string | null
}

/** The lines of a cart, and before them one piece of what is to be added, as a line of its own. */
export const linesWithNew = prepared(
  (db, { cartId, declinationId, customizations, gift, locale }: Slots<LineToAdd & { locale: string }>) =>
    pricedLines(
      inPlaceOfTable(
        db,
        sql`
          (select site_id, id, cart_id, declination_id, quantity, customizations, gift, seen_unit_cents, answers_key
          from cart_products where cart_id = ${cartId}
          union all
          select estate.current_site(), ${sql.lit(NEW_LINE)}, null, ${declinationId}::integer, 1,
            ${customizations}::jsonb, ${gift}::jsonb, null,
            md5((${customizations}::jsonb)::text || coalesce((${gift}::jsonb)::text, '')))`,
      ),
      locale,
    ).orderBy('cart_products.id'),
)

interface LooseLinesOptions {
  bottles: readonly { id: number; quantity: number }[]
  locale: string
}

/** The same of bottles that lie in no cart: one line each, in their order. What is not this estate's is not among them. */
export async function looseLines(db: SiteDb, { bottles, locale }: LooseLinesOptions): Promise<CartLineRow[]> {
  if (bottles.length === 0) return []
  const loose = inPlaceOfTable(
    db,
    sql`
      (select estate.current_site() as site_id, at::integer as id, null::text as cart_id, declination_id, quantity,
        '[]'::jsonb as customizations, null::jsonb as gift, null::integer as seen_unit_cents, '' as answers_key
      from unnest(
        ${bottles.map(({ id }) => id)}::integer[], ${bottles.map(({ quantity }) => quantity)}::integer[]
      ) with ordinality as wished (declination_id, quantity, at))`,
  )
  return pricedLines(loose, sql<string>`${locale}`).orderBy('cart_products.id').execute()
}

/** Rows that stand in the place of the table: they have the columns that are read of it. */
function inPlaceOfTable(db: SiteDb, rows: RawBuilder<Selectable<Tables['cart_products']>>): Pick<SiteDb, 'selectFrom'> {
  return db.with('cart_products', () => rows) as unknown as Pick<SiteDb, 'selectFrom'>
}

function pricedLines(db: Pick<SiteDb, 'selectFrom'>, locale: RawBuilder<string>) {
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
    .leftJoin('media', (on) =>
      on
        .onRef('media.site_id', '=', 'declinations.site_id')
        .on(sql<boolean>`media.id = coalesce(declinations.media_id, products.media_id)`),
    )
    .leftJoinLateral(boxedWine.as('contents'), (on) => on.onTrue())
    .select(['cart_products.id as line_id', 'cart_products.quantity', 'cart_products.customizations'])
    .select(['cart_products.gift', 'cart_products.answers_key', 'offers.id as offer_id'])
    .select([picture.as('picture'), tiers.as('tiers'), asksQuestions.as('asks_questions')])
    .select(['declinations.id', 'declinations.capacity', 'declinations.capacity_unit', 'declinations.reference'])
    .select('declinations.sell_by_multiple_of')
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

const picture = sql<MediaFacts | null>`
  case when media.id is not null then json_build_object('id', media.id, 'kind', media.kind, 'filename', media.filename,
    'mime_type', media.mime_type, 'width', media.width, 'height', media.height) end`

/** Its prices by quantity. */
const tiers = sql<Tier[]>`(
  select coalesce(json_agg(json_build_object('minQuantity', min_quantity, 'type', tier.type, 'amount', amount)), '[]')
  from decreasing_discounts tier where tier.site_id = products.site_id and tier.set_id = decreasing_sets.id)`

const asksQuestions = sql<boolean>`exists (
  select from customizations where customizations.site_id = products.site_id and customizations.product_id = products.id)`

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
function linesWithTexts(db: Pick<SiteDb, 'selectFrom'>, locale: RawBuilder<string>) {
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
