import { expect, test } from 'vitest'
import type { ProductCard } from '#db/queries/catalogue/card-shapes.ts'
import { EXAMPLE_CARD } from '#tests/support/example-card.ts'
import { cardJson, tellCard } from './told-card.ts'

const SHOP = { locale: 'fr', hidesPrices: false, hidesPercent: false } as const
const PICTURE = { id: 'p', kind: 'IMAGE', filename: 'a.jpg', mime_type: 'image/jpeg', width: 1, height: 1 } as const

const withPictures = ({ own, ofOffer }: { own: boolean; ofOffer: boolean }): ProductCard => ({
  ...EXAMPLE_CARD,
  media: own ? PICTURE : null,
  offers: EXAMPLE_CARD.offers.map((offer) => ({ ...offer, media: ofOffer ? PICTURE : null })),
})

test('a card whose picture is that of the first declination in stock is not told', () => {
  expect(tellCard(withPictures({ own: false, ofOffer: true }), SHOP)).toBe(null)
  expect(tellCard(withPictures({ own: true, ofOffer: true }), SHOP)).not.toBe(null)
  expect(tellCard(withPictures({ own: false, ofOffer: false }), SHOP)).not.toBe(null)
})

test('a count that is larger than any told is not kept', () => {
  const told = tellCard(EXAMPLE_CARD, SHOP) ?? ''
  const shown = (count: number) => cardJson({ id: 7, told, card: null, stock: JSON.stringify({ 9: count }) }, SHOP)
  expect(shown(4)).toMatchObject({ live: ['stock 7'] })
  expect(shown(4).isFleeting).toBeUndefined()
  expect(shown(1_000_000).isFleeting).toBe(true)
})
