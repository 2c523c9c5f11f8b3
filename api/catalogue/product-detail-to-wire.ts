import type { Award, Feature, ProductDetail, Vintage } from '#contract/catalogue/products.ts'
import type { PageAward, PageRow, PageVintage, ProductPage } from '#db/queries/catalogue/card-shapes.ts'
import { onlineImage } from '#rules/media/pictures.ts'
import type { CardShop } from './card-shop.ts'
import { nutritionToWire } from './nutrition-to-wire.ts'
import { productToWire, shownPicture } from './product-to-wire.ts'

/** A product with all that its own page tells. */
export function productDetailToWire(row: PageRow, shop: CardShop): ProductDetail {
  const { card, page } = row
  const sold = new Set(card.offers.map(({ vintage_id }) => vintage_id))
  return {
    ...productToWire(row, shop),
    description: page.description,
    metaDescription: page.meta_description,
    slugs: page.slugs,
    grapeShares: page.grapes,
    vatRate: page.vat_rate,
    images: page.pictures.flatMap(({ media, alt }) => shownPicture(media, alt ?? card.name) ?? []),
    features: featuresToWire(page.features, null),
    vintages: page.vintages
      .filter(({ id }) => sold.has(id))
      .map((vintage) => vintageOnWire(vintage, featuresToWire(page.features, vintage.id))),
    awards: page.awards.map(awardToWire),
    components: componentsToWire(row),
    ...sharedPrices(row, shop),
  }
}

/** Prices that fall with the quantity, and what counts towards it. */
function sharedPrices({ page, mixed }: PageRow, { hidesPrices }: CardShop) {
  const tiers = page.tiers.map(({ id, min_quantity, type, amount }) => {
    return { id, minQuantity: min_quantity, type, amount: amount / 100 }
  })
  const mixesWith = mixed.map(({ id, name, slug, type }) => ({ idProduct: id, name, slug, type }))
  return {
    decreasingDiscounts: hidesPrices ? [] : tiers,
    isDecreasingMixable: tiers.length > 0 && page.is_mixable === true,
    mixesWith: hidesPrices ? [] : mixesWith,
  }
}

export function awardToWire(row: PageAward): Award {
  const { id, product_id, vintage, name, year, medal, score, media } = row
  const image = media ? { ...onlineImage(media), alt: name } : null
  return { id, idProduct: product_id, vintage, name, year, medal, score, image }
}

function featuresToWire(rows: ProductPage['features'], vintageId: number | null): Feature[] {
  return rows
    .filter(({ vintage_id }) => vintage_id === vintageId)
    .map(({ id, key, label, value }) => ({ id, key, label, value }))
}

function vintageOnWire(row: PageVintage, variationFeatures: Feature[]): Vintage {
  return {
    id: row.id,
    year: row.year,
    alcohol: row.alcohol_percent,
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
function componentsToWire({ parts }: PageRow): ProductDetail['components'] {
  const [first] = parts
  return parts
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
      image: shownPicture(part.media, part.name),
    }))
}
