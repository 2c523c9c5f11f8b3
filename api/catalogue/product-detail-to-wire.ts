import type { Award, Feature, ProductDetail, Vintage } from '#contract/catalogue/products.ts'
import type { DeclinationRow, ProductRow } from '#db/queries/catalogue/product-rows.ts'
import type { AwardRow, ProductDetailRows } from '#db/queries/catalogue/products.ts'
import { mediaById } from '#db/queries/media/media.ts'
import type { SiteDb } from '#db/site-db.ts'
import { onlineImage } from '#rules/media/pictures.ts'
import type { CatalogueFacts } from './catalogue-facts.ts'
import { numberOrNull, nutritionToWire } from './nutrition-to-wire.ts'
import { productPicture, productToWire } from './product-to-wire.ts'

type VintageRow = ProductDetailRows['vintages'][number]

interface ProductDetailToWireOptions {
  row: ProductRow
  offers: readonly DeclinationRow[]
  facts: CatalogueFacts
  details: ProductDetailRows
}

/** A product with all that its own page tells. */
export function productDetailToWire({ row, offers, facts, details }: ProductDetailToWireOptions): ProductDetail {
  const sold = new Set(offers.map(({ vintage_id }) => vintage_id))
  return {
    ...productToWire({ row, offers, facts }),
    description: row.description,
    metaDescription: row.meta_description,
    slugs: Object.fromEntries(details.slugs.map(({ locale, slug }) => [locale, slug])),
    grapeShares: details.grapes,
    vatRate: Number(row.vat_rate),
    images: details.pictures.flatMap(
      ({ media_id, alt }) => productPicture({ facts, id: media_id, alt: alt ?? row.name }) ?? [],
    ),
    features: featuresToWire(details.features, null),
    vintages: details.vintages
      .filter(({ id }) => sold.has(id))
      .map((vintage) => vintageOnWire(vintage, featuresToWire(details.features, vintage.id))),
    awards: details.awards.map((award) => awardToWire(award, facts.mediaById)),
    components: componentsToWire(details, facts),
    decreasingDiscounts: facts.shop.hidesPrices
      ? []
      : details.tiers.map(({ id, min_quantity, type, amount }) => {
          return { id, minQuantity: min_quantity, type, amount: amount / 100 }
        }),
    isDecreasingMixable: details.tiers[0]?.is_mixable ?? false,
    mixesWith: facts.shop.hidesPrices
      ? []
      : details.mixed.map(({ id, name, slug, type }) => ({ idProduct: id, name, slug, type })),
  }
}

/** The pictures of the page besides those the list already has. */
export async function detailMedia(
  db: SiteDb,
  { details, facts }: { details: ProductDetailRows; facts: CatalogueFacts },
) {
  const ids = [
    ...details.pictures.map(({ media_id }) => media_id),
    ...details.awards.flatMap(({ media_id }) => media_id ?? []),
    ...details.components.flatMap(({ media_id, product_media_id }) => media_id ?? product_media_id ?? []),
  ]
  const others = await mediaById(db, [...new Set(ids)])
  return new Map([...facts.mediaById, ...others])
}

export function awardToWire(row: AwardRow, media: CatalogueFacts['mediaById']): Award {
  const { id, product_id, vintage, name, year, medal, score, media_id } = row
  const found = media_id === null ? undefined : media.get(media_id)
  const image = found ? { ...onlineImage(found), alt: name } : null
  return { id, idProduct: product_id, vintage, name, year, medal, score, image }
}

function featuresToWire(rows: ProductDetailRows['features'], vintageId: number | null): Feature[] {
  return rows
    .filter(({ vintage_id }) => vintage_id === vintageId)
    .map(({ id, key, label, value }) => ({ id, key, label, value }))
}

function vintageOnWire(row: VintageRow, variationFeatures: Feature[]): Vintage {
  return {
    id: row.id,
    year: row.year,
    alcohol: numberOrNull(row.alcohol_percent),
    drinkFrom: row.drink_from,
    drinkUntil: row.drink_until,
    serveFrom: row.serve_from,
    serveUntil: row.serve_until,
    nutrition: nutritionToWire(row),
    ingredients: row.ingredients,
    allergens: row.allergens,
    variationFeatures,
  }
}

/** Boxes with several declinations tell the first one's contents. */
function componentsToWire({ components }: ProductDetailRows, facts: CatalogueFacts): ProductDetail['components'] {
  const [first] = components
  return components
    .filter(({ box_id }) => box_id === first?.box_id)
    .map((part) => ({
      idProduct: part.product_id,
      idDeclination: part.id,
      quantity: part.quantity,
      name: part.name,
      slug: part.slug,
      type: part.type,
      appellation: part.appellation,
      year: part.year,
      format: part.millilitres,
      image: productPicture({ facts, id: part.media_id ?? part.product_media_id, alt: part.name }),
    }))
}
