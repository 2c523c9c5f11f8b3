import { LRUCache } from 'lru-cache'
import { type Json, jsonOf } from '#api/calls/json.ts'
import type { Product } from '#contract/catalogue/products.ts'
import type { CardStock, ProductCard, WrittenCard } from '#db/queries/catalogue/card-shapes.ts'
import type { CardShop } from './card-shop.ts'
import { productToWire } from './product-to-wire.ts'
import { type ShownStock, shownStock } from './shown-stock.ts'

interface CardJson extends ShownStock {
  json: Json<Product>
}

/** With all that it was made of, word for word. */
interface KeptCard extends CardJson, WrittenCard {
  shop: CardShop
}

/** Some six hundred cards, in characters of what they are made of and bytes of what they became. */
const MAX_KEPT = 3_000_000

const keptCards = new LRUCache<string, KeptCard>({
  maxSize: MAX_KEPT,
  sizeCalculation: ({ card, json }) => card.length + json.reduce((sum, { length }) => sum + length, 0),
})

/**
 * A product as lists show it, written out. Reading a card and writing it anew takes longer than seeing that it is still
 * the same: one whose facts, stock or shop differ in anything is made anew, so that nothing kept here is ever out of date.
 */
export function cardJson(row: WrittenCard, { siteId, shop }: { siteId: number; shop: CardShop }): CardJson {
  const key = `${siteId} ${shop.locale} ${row.id}`
  const known = keptCards.get(key)
  if (known && isMadeOf(known, { row, shop })) return known
  const made = { ...row, shop, ...writeCard(row, shop) }
  keptCards.set(key, made)
  return made
}

function isMadeOf(kept: KeptCard, { row, shop }: { row: WrittenCard; shop: CardShop }): boolean {
  const isSameShop =
    kept.shop.locale === shop.locale &&
    kept.shop.hidesPrices === shop.hidesPrices &&
    kept.shop.hidesPercent === shop.hidesPercent
  return isSameShop && kept.stock === row.stock && kept.card === row.card
}

function writeCard({ card, stock }: WrittenCard, shop: CardShop): CardJson {
  const row = { card: JSON.parse(card) as ProductCard, stock: JSON.parse(stock ?? 'null') as CardStock }
  const product = productToWire(row, shop)
  return { json: jsonOf(product), ...shownStock([product]) }
}
