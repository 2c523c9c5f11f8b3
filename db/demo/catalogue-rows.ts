import type { Insertable } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import {
  type DemoCatalogue,
  type DemoDeclination,
  type DemoDiscount,
  type DemoFeatures,
  type DemoProduct,
  type DemoVintage,
  declinationsOf,
  eachText,
  type Texts,
} from './catalogue.ts'
import { customizationRows } from './customization-rows.ts'
import { nutritionOf } from './nutrition.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>
type CatalogueRows = { [Table in keyof Tables]?: Row<Table>[] }

/** The rows of a catalogue, table by table, each after those it refers to. Discounts are set afterwards. */
export function catalogueRows(catalogue: DemoCatalogue) {
  const sets = Object.entries(catalogue.decreasingSets ?? {})
  const { names, ...variations } = variationRows(catalogue)
  const setIdByName = new Map(sets.map(([name], at) => [name, at + 1]))
  const tagIdBySlug = new Map(catalogue.tags?.map(({ slug }, at) => [slug, at + 1]))
  const tags = catalogue.tags ?? []
  return {
    decreasing_sets: sets.map(([, { isMixable }], at) => ({ id: at + 1, is_mixable: isMixable })),
    decreasing_discounts: sets.flatMap(([, { steps }], at) =>
      steps.map(({ from, type, amount }) => ({ set_id: at + 1, min_quantity: from, type, amount })),
    ),
    ...variations,
    tags: tags.map(({ slug }, position) => ({ id: position + 1, slug, position })),
    tag_texts: tags.flatMap(({ label }, at) => eachText(label, (label) => ({ tag_id: at + 1, label }))),
    products: catalogue.products.map((product, position) => ({
      ...productRow(product),
      position,
      decreasing_set_id: found(setIdByName, product.decreasingSet),
      variation1_id: found(names.variations, product.variation),
    })),
    ...toldRows(catalogue.products),
    product_tags: catalogue.products.flatMap(({ id, tags = [] }) =>
      tags.map((tag) => ({ product_id: id, tag_id: found(tagIdBySlug, tag) ?? 0 })),
    ),
    ...vintageRows(catalogue.products, names.details),
    ...customizationRows(catalogue.products),
  } satisfies CatalogueRows
}

/** Which discounts there are, and what is reduced by which. */
export function discountRows({ products }: DemoCatalogue) {
  const discounts: ({ id: number } & DemoDiscount)[] = []
  const add = (discount: DemoDiscount) => discounts.push({ id: discounts.length + 1, ...discount })
  const of = <Thing extends { id: number; discount?: DemoDiscount }>(things: readonly Thing[]) =>
    things.flatMap(({ id, discount }) => (discount ? [{ id, discountId: add(discount) }] : []))
  return {
    products: of(products),
    declinations: of(products.flatMap((product) => declinationsOf(product).map(({ declination }) => declination))),
    discounts,
  }
}

function productRow(product: DemoProduct) {
  return {
    id: product.id,
    type: product.type,
    subtype: product.subtype ?? null,
    kind: product.kind,
    colour: product.colour ?? null,
    appellation: product.appellation ?? null,
    dishes: [...(product.dishes ?? [])],
    price_cents: product.priceCents,
    vat_rate: product.vatRate ?? 20,
    discount_id: null,
    quantity: declinationsOf(product).reduce((sum, { declination }) => sum + countOf(declination), 0),
    is_dematerialized: product.isDematerialized ?? false,
    has_shipping_fees: product.hasShippingFees ?? true,
    media_id: product.picture.media,
    variation2_id: null,
    variation3_id: null,
  }
}

/** Words, pictures and grapes. */
function toldRows(products: readonly DemoProduct[]) {
  const pictures = products.flatMap(({ id, gallery = [] }) =>
    gallery.map(({ picture, alt }, position) => ({ product_id: id, position, media_id: picture.media, alt })),
  )
  return {
    product_texts: products.flatMap(({ id, texts }) =>
      eachText(texts, ({ metaDescription, ...text }) => ({
        product_id: id,
        ...text,
        meta_description: metaDescription,
      })),
    ),
    product_pictures: pictures.map(({ alt, ...picture }, at) => ({ id: at + 1, ...picture })),
    product_picture_texts: pictures.flatMap(({ alt }, at) =>
      eachText(alt, (alt) => ({ product_picture_id: at + 1, alt })),
    ),
    product_grapes: products.flatMap(({ id, grapes = {} }) =>
      Object.entries(grapes).map(([grape, percent], position) => ({ product_id: id, grape, percent, position })),
    ),
    recommended_products: products.flatMap(({ id, recommended = [] }) =>
      recommended.map((recommended_id, position) => ({ product_id: id, recommended_id, position })),
    ),
  }
}

function vintageRows(products: readonly DemoProduct[], detailIdByName: ReadonlyMap<string, number>) {
  const vintages = products.flatMap((product) => (product.vintages ?? []).map((vintage) => ({ product, vintage })))
  const idByVintage = new Map(vintages.map(({ vintage }, at) => [vintage, at + 1]))
  const vintageId = (vintage: DemoVintage | null) => (vintage && idByVintage.get(vintage)) ?? null
  const declinations = products.flatMap((product) =>
    declinationsOf(product).map((one, position) => ({ product, position, ...one })),
  )
  return {
    vintages: vintages.map(({ product, vintage }, at) => ({ id: at + 1, product_id: product.id, ...yearRow(vintage) })),
    ...featureRows([
      ...products.map(({ id, features = {} }) => ({ product_id: id, vintage_id: null, features })),
      ...vintages.map(({ product, vintage }) => ({
        product_id: product.id,
        vintage_id: vintageId(vintage),
        features: vintage.features ?? {},
      })),
    ]),
    declinations: declinations.map(({ product, position, declination, vintage }) => ({
      product_id: product.id,
      vintage_id: vintageId(vintage),
      position,
      reference: referenceOf({ product, vintage, declination }),
      variation1_detail_id: found(
        detailIdByName,
        declination.variation && detailName(product.variation, declination.variation),
      ),
      ...declinationRow(declination),
    })),
    gift_card_offers: declinations.flatMap(({ declination: { id, giftAmount } }) =>
      giftAmount ? [{ declination_id: id, least_cents: giftAmount.leastCents, most_cents: giftAmount.mostCents }] : [],
    ),
    box_components: declinations.flatMap(({ declination: { id, components = [] } }) =>
      components.map(({ declination, quantity }, position) => ({
        box_id: id,
        component_id: declination,
        quantity,
        position,
      })),
    ),
    awards: vintages.flatMap(({ product, vintage }) =>
      (vintage.awards ?? []).map(({ score, ...award }, position) => ({
        product_id: product.id,
        vintage_id: vintageId(vintage),
        position,
        ...award,
        score: score ?? null,
        media_id: null,
      })),
    ),
  }
}

function yearRow({ year, alcohol, drink, serve, sugars, ingredients, allergens }: DemoVintage) {
  return {
    year,
    alcohol_percent: alcohol,
    drink_from: drink[0],
    drink_until: drink[1],
    serve_from: serve[0],
    serve_until: serve[1],
    ...nutritionOf({ alcohol, sugars }),
    ingredients: [...ingredients],
    allergens: [...allergens],
  }
}

function featureRows(
  owners: readonly { product_id: number; vintage_id: number | null; features: DemoFeatures }[],
): Pick<Required<CatalogueRows>, 'features' | 'feature_texts'> {
  const features = owners.flatMap(({ features, ...owner }) =>
    (Object.entries(features) as [keyof DemoFeatures, Texts][]).map(([key, value], position) => ({
      row: { ...owner, key, position },
      value,
    })),
  )
  return {
    features: features.map(({ row }, at) => ({ id: at + 1, ...row })),
    feature_texts: features.flatMap(({ value }, at) =>
      eachText(value, (value) => ({ feature_id: at + 1, label: null, value })),
    ),
  }
}

function declinationRow(declination: DemoDeclination) {
  const { id, centilitres, gtin, priceCents, stock, byMultipleOf = 1, picture } = declination
  return {
    id,
    gtin: gtin ?? null,
    ...capacityOf(centilitres),
    variation2_detail_id: null,
    variation3_detail_id: null,
    fixed_price_cents: priceCents ?? null,
    discount_id: null,
    tracks_stock: stock !== 'uncounted',
    quantity: countOf(declination),
    sell_by_multiple_of: byMultipleOf,
    media_id: picture?.media ?? null,
  }
}

function countOf({ stock }: DemoDeclination): number {
  return stock === 'uncounted' ? 0 : stock
}

/** A bottle is told in centilitres, a magnum in litres. */
function capacityOf(centilitres: number | undefined) {
  if (centilitres === undefined) return { capacity: null, capacity_unit: null }
  if (centilitres >= 100) return { capacity: centilitres / 100, capacity_unit: 'LITER' as const }
  return { capacity: centilitres, capacity_unit: 'CENTILITRE' as const }
}

interface ReferenceOfOptions {
  product: DemoProduct
  vintage: DemoVintage | null
  declination: DemoDeclination
}

function referenceOf({ product: { reference }, vintage, declination }: ReferenceOfOptions): string {
  const { centilitres, variation } = declination
  const format = centilitres && String(centilitres).replace('.', '')
  return [reference, vintage?.year, format, variation?.toUpperCase()].filter(Boolean).join('-')
}

function variationRows({ variations: given = {} }: DemoCatalogue) {
  const variations = Object.entries(given)
  const details = variations.flatMap(([name, { details }], at) =>
    Object.entries(details).map(([key, label], position) => ({
      name: detailName(name, key),
      variationId: at + 1,
      position,
      label,
    })),
  )
  return {
    names: {
      variations: new Map(variations.map(([name], at) => [name, at + 1])),
      details: new Map(details.map(({ name }, at) => [name, at + 1])),
    },
    variations: variations.map((_, position) => ({ id: position + 1, position })),
    variation_texts: variations.flatMap(([, { label }], at) =>
      eachText(label, (label) => ({ variation_id: at + 1, label, display_label: null })),
    ),
    variation_details: details.map(({ variationId, position }, at) => ({
      id: at + 1,
      variation_id: variationId,
      position,
    })),
    variation_detail_texts: details.flatMap(({ label }, at) =>
      eachText(label, (label) => ({ variation_detail_id: at + 1, label })),
    ),
  }
}

function detailName(variation: string | undefined, detail: string): string {
  return `${variation}/${detail}`
}

/** The id behind a name; a name that nothing carries is a mistake in the data. */
function found(idByName: ReadonlyMap<string, number>, name: string | undefined): number | null {
  if (name === undefined) return null
  const id = idByName.get(name)
  if (id === undefined) throw new Error(`The catalogue has no ${name}`)
  return id
}
