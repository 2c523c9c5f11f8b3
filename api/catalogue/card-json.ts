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

/** Some five hundred cards, in characters of what they are made of and what they became. */
const MAX_KEPT = 2_000_000

/**
 * By all that it is made of, word for word: whatever changes in a card, its stock or the way the shop shows it is another
 * one, so that nothing kept here can be out of date or another estate's.
 */
const jsonByFacts = new LRUCache<string, CardJson>({
  maxSize: MAX_KEPT,
  sizeCalculation: ({ json }, facts) => json.length + facts.length,
})

/** A product as lists show it, written out: reading a card and writing it anew takes longer than finding it. */
export function cardJson({ card, stock }: WrittenCard, shop: CardShop): CardJson {
  const facts = `${shop.locale} ${shop.hidesPrices} ${shop.hidesPercent} ${stock} ${card}`
  const known = jsonByFacts.get(facts)
  if (known) return known
  const row = { card: JSON.parse(card) as ProductCard, stock: JSON.parse(stock ?? 'null') as CardStock }
  const product = productToWire(row, shop)
  const made = { json: jsonOf(product), ...shownStock([product]) }
  jsonByFacts.set(facts, made)
  return made
}
