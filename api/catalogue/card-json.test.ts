import { expect, test } from 'vitest'
import { readJson } from '#api/calls/json.ts'
import type { ProductCard, WrittenCard } from '#db/queries/catalogue/card-shapes.ts'
import { cardJson } from './card-json.ts'

const SHOP = { locale: 'fr', hidesPrices: false, hidesPercent: false } as const

const CARD: ProductCard = {
  id: 7,
  type: 'WINE',
  subtype: null,
  kind: 'STILL',
  name: 'L’Aubépine',
  slug: 'l-aubepine',
  teaser: '',
  colour: 'RED',
  appellation: 'Chinon',
  grapes: [],
  dishes: [],
  tags: [],
  medals: [],
  from_price_cents: 1250,
  media: null,
  discount: null,
  variations: [],
  is_dematerialized: false,
  has_shipping_fees: true,
  has_customizations: false,
  offers: [
    {
      id: 9,
      vintage_id: null,
      reference: 'A',
      gtin: null,
      year: 2020,
      capacity: 75,
      capacity_unit: 'CENTILITRE',
      millilitres: 750,
      variations: [],
      fixed_price_cents: null,
      price_cents: 1250,
      final_cents: 1250,
      discount: null,
      sell_by_multiple_of: 1,
      least_cents: null,
      most_cents: null,
      media: null,
      prices: null,
    },
  ],
}

const writtenWith = (stock: number | null, card: Partial<ProductCard> = {}): WrittenCard => ({
  id: CARD.id,
  card: JSON.stringify({ ...CARD, ...card }),
  stock: stock === null ? null : JSON.stringify({ 9: stock }),
})

const write = (row: WrittenCard, shop = {}) => cardJson(row, { siteId: 1, shop: { ...SHOP, ...shop } })
const read = (row: WrittenCard, shop = {}) => readJson(write(row, shop).json)

test('a card that is asked for again is not written again', () => {
  expect(write(writtenWith(4))).toBe(write(writtenWith(4)))
})

test('another stock, another name or another way to show prices is another card', () => {
  expect(read(writtenWith(4)).quantity).toBe(4)
  expect(read(writtenWith(3)).quantity).toBe(3)
  expect(read(writtenWith(null)).quantity).toBe(null)
  // One after the other with the same stock, so that nothing but the name tells them apart.
  expect([read(writtenWith(4)).name, read(writtenWith(4, { name: 'Autre' })).name]).toEqual([CARD.name, 'Autre'])
  expect([read(writtenWith(4)).price, read(writtenWith(4), { hidesPrices: true }).price]).toEqual([12.5, null])
})

test('a card tells whose stock it shows, and whether its count is larger than any that is told', () => {
  expect(write(writtenWith(4))).toMatchObject({ live: ['stock 7'] })
  expect(write(writtenWith(4)).isFleeting).toBeUndefined()
  expect(write(writtenWith(1_000_000)).isFleeting).toBe(true)
})
