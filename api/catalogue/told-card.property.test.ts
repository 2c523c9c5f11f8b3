import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from '#api/calls/json.ts'
import type { CardOffer, ProductCard } from '#db/queries/catalogue/card-shapes.ts'
import { EXAMPLE_CARD, EXAMPLE_OFFER } from '#tests/support/example-card.ts'
import { productToWire } from './product-to-wire.ts'
import { shownStock } from './shown-stock.ts'
import { cardJson, tellCard } from './told-card.ts'

/** Signs that JSON writes by their number among them, and that which stands between the parts of what is told. */
const words = fc.string({
  unit: fc.constantFrom('a', 'é', '"', '\\', '\n', '\u0001', '\u2028', ' ', '🍷'),
  maxLength: 8,
})
const cents = fc.integer({ min: 0, max: 100_000 })
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const discount = orNull(
  fc.record({
    id: fc.nat(),
    type: fc.constantFrom('EURO', 'PERCENT'),
    amount: fc.nat(10_000),
    detail_type: fc.constantFrom('PRODUCT', 'SHIPPING_FEES'),
  }),
)
const media = orNull(
  fc.record({
    id: words,
    kind: fc.constantFrom('IMAGE', 'VIDEO'),
    filename: words,
    mime_type: fc.constantFrom('image/jpeg', 'image/svg+xml'),
    width: orNull(fc.nat()),
    height: orNull(fc.nat()),
  }),
)
const offer: fc.Arbitrary<CardOffer> = fc
  .record({
    id: fc.integer({ min: 1, max: 5 }),
    reference: words,
    gtin: orNull(words),
    year: orNull(fc.integer({ min: 1990, max: 2030 })),
    millilitres: orNull(fc.constantFrom(375, 750, 1500)),
    variations: fc.array(orNull(fc.record({ id: fc.nat(), variation_id: fc.nat(), label: words })), { maxLength: 3 }),
    fixed_price_cents: orNull(cents),
    price_cents: cents,
    final_cents: cents,
    discount,
    sell_by_multiple_of: fc.integer({ min: 1, max: 12 }),
    least_cents: orNull(cents),
    most_cents: orNull(cents),
    media,
    prices: orNull(fc.array(fc.tuple(cents, fc.nat()), { maxLength: 3 })),
  })
  .map((fields) => ({ ...EXAMPLE_OFFER, ...fields }))
const card: fc.Arbitrary<ProductCard> = fc
  .record({
    name: words,
    teaser: words,
    appellation: orNull(words),
    grapes: fc.array(words, { maxLength: 2 }),
    media,
    discount,
    from_price_cents: cents,
    variations: fc.array(orNull(fc.record({ id: fc.nat(), label: words, display_label: orNull(words) }))),
    offers: fc.uniqueArray(offer, { selector: ({ id }) => id, maxLength: 4 }),
  })
  .map((fields) => ({ ...EXAMPLE_CARD, ...fields }))
const shop = fc.record({ locale: fc.constantFrom('fr', 'en'), hidesPrices: fc.boolean(), hidesPercent: fc.boolean() })
const stock = orNull(fc.dictionary(fc.integer({ min: 1, max: 5 }).map(String), orNull(fc.nat(2_000))))

test('a card that was told reads like one that is made, whatever its stock', () => {
  fc.assert(
    fc.property(card, shop, stock, (card, shop, stock) => {
      const told = tellCard(card, shop)
      fc.pre(told !== null)
      const made = productToWire({ card, stock }, shop)
      const row = { id: card.id, stock: stock && JSON.stringify(stock) }
      for (const written of [
        { ...row, told, card: null },
        { ...row, told: null, card: JSON.stringify(card) },
      ]) {
        const { json, ...shown } = cardJson(written, shop)
        // As text, so that the order of fields counts.
        expect(JSON.stringify(readJson(json))).toBe(JSON.stringify(made))
        expect(shown).toEqual(shownStock([made]))
      }
    }),
    { numRuns: 500 },
  )
})
