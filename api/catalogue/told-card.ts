import { asJson, type Json, jsonOf } from '#api/calls/json.ts'
import type { Product } from '#contract/catalogue/products.ts'
import type { CardStock, ListedCard, ProductCard } from '#db/queries/catalogue/card-shapes.ts'
import type { CardShop } from './card-shop.ts'
import { cardOnWire, offerOnWire, offerStock, productStock, productToWire, shownPicture } from './product-to-wire.ts'
import { type ShownStock, shownStock } from './shown-stock.ts'

/** No JSON holds it: signs like this one are always written by their number. */
const BETWEEN = '\u0001'

/**
 * A product as lists show it, written out but for its stock: how it begins, and for each declination its id, how many are
 * sold at a time and all else that is told of it. Null where its picture depends on what is in stock.
 */
export function tellCard(card: ProductCard, shop: CardShop): string | null {
  const image = shownPicture(card.media, card.name)
  if (!image && card.offers.some(({ media }) => media)) return null
  const begin = jsonOf({ ...cardOnWire(card, shop), image })
  const offers = card.offers.flatMap((offer) => {
    const told = jsonOf(offerOnWire(offer, { card, shop }))
    return [offer.id, offer.sell_by_multiple_of, openEnd(told)]
  })
  return [`${openEnd(begin)},"declination":[`, ...offers].join(BETWEEN)
}

const openEnd = (object: string) => object.slice(0, -1)

interface CardJson extends ShownStock {
  json: Json<Product>
}

/** A card of a list with the stock that it has now: as it was told before, or made here and now. */
export function cardJson({ id, told, card, stock: written }: ListedCard, shop: CardShop): CardJson {
  const stock = JSON.parse(written ?? 'null') as CardStock
  if (told !== null) return withStock(told, { id, stock })
  const product = productToWire({ card: JSON.parse(card) as ProductCard, stock }, shop)
  return { json: jsonOf(product), ...shownStock([product]) }
}

function withStock(told: string, { id, stock }: { id: number; stock: CardStock }): CardJson {
  const parts = told.split(BETWEEN)
  const declination: ReturnType<typeof offerStock>[] = []
  let text = parts[0] ?? ''
  for (let at = 1; at < parts.length; at += 3) {
    const counted = offerStock({ id: Number(parts[at]), lot: Number(parts[at + 1]) }, stock)
    declination.push(counted)
    text += `${at === 1 ? '' : ','}${parts[at + 2]},${stockEnd(counted)}`
  }
  const all = productStock(declination)
  const json = asJson<Product>(`${text}],${stockEnd(all)}`)
  return { json, ...shownStock([{ id, quantity: all.quantity, declination }]) }
}

/** The end of an object, in the order of fields that `offerStock` and `productStock` have. */
const stockEnd = ({ quantity, setQuantity, isInStock }: ReturnType<typeof offerStock>) =>
  `"quantity":${quantity},"setQuantity":${setQuantity},"isInStock":${isInStock}}`
