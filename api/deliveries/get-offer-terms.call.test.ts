import { expect, test } from 'vitest'
import type { OfferTerm } from '#contract/deliveries/offer-terms.ts'
import { statementsOf } from '#tests/support/count-statements.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addTestCarrier, clearDeliveries } from '#tests/support/test-deliveries.ts'

async function termsOf({ app }: TestApp, { query = '', site = 1 }: { query?: string; site?: number } = {}) {
  const answer = await app.inject({ url: `/api/offer-terms?${query}`, headers: { idsite: String(site) } })
  expect(answer.statusCode).toBe(200)
  return answer.json().data as { offerTerms: OfferTerm[]; total: number }
}

const ofDeclination = (terms: readonly OfferTerm[], id: number) => terms.find((one) => one.idDeclination === id)

test('one lot is priced and brought as a cart with it alone would be', async () => {
  const shop = await createTestApp()
  await shop.admin.query('update estate.declinations set sell_by_multiple_of = 6 where site_id = 1 and id = 2')
  const { offerTerms } = await termsOf(shop, { query: 'product=1' })
  expect(new Set(offerTerms.map(({ idProduct }) => idProduct))).toEqual(new Set([1]))
  const six = ofDeclination(offerTerms, 2)
  const cart = await shop.app.inject({ method: 'POST', url: '/api/cart/new/product/2', payload: { quantity: 6 } })
  const { id, products } = cart.json().data
  expect([six?.quantity, six?.price]).toEqual([6, products[0].total])
  const fees = await shop.app.inject({
    method: 'POST',
    url: '/api/calculate/shipping-fees',
    payload: { idCart: id, postalCode: '49100', country: 'FR' },
  })
  const told = fees
    .json()
    .data.shippingPrices.map(({ id: idCarrier, price }: OfferTerm['ways'][number] & { id: number }) => [
      idCarrier,
      price,
    ])
  const ways = six?.ways.filter(({ country }) => country === 'FR').map(({ idCarrier, price }) => [idCarrier, price])
  expect(new Set(ways)).toEqual(new Set(told))
  expect(six?.ways[0]).toMatchObject({ country: 'FR', days: { least: 2, most: 3 } })
})

test('each country that a table names is told, islands and quotes are not', async () => {
  const shop = await createTestApp()
  await clearDeliveries(shop)
  const tiers = [['BOTTLES', 12, 900]] as const
  await addTestCarrier(shop, {
    siteId: 1,
    given: {
      name: 'Route',
      days: [2, 4],
      zones: [{ tiers }, { prefixes: ['20'], surcharge: 500, tiers }, { country: 'BE', surcharge: 300, tiers }],
    },
  })
  await addTestCarrier(shop, { siteId: 1, given: { name: 'Île', zones: [{ prefixes: ['20'], tiers }] } })
  await addTestCarrier(shop, { siteId: 1, given: { name: 'Avion', provider: 'EXPORT', zones: [{ country: 'DE' }] } })
  await addTestCarrier(shop, { siteId: 1, given: { name: 'Fini', isValid: false, zones: [{ tiers }] } })
  await addTestCarrier(shop, { siteId: 3, given: { name: 'Voisin', zones: [{ tiers }] } })
  const waysOf = async () => {
    const { offerTerms } = await termsOf(shop, { query: 'product=1' })
    return ofDeclination(offerTerms, 2)?.ways.map(({ name, country, price, days }) => [name, country, price, days])
  }
  const set = (type: string, value: string) =>
    shop.admin.query('update estate.parameters set value = $2 where site_id = 1 and type = $1', [type, value])
  await set('ONLY_SELL_IN_FRANCE', 'false')
  expect(await waysOf()).toEqual([
    ['Route', 'BE', 12, { least: 2, most: 4 }],
    ['Route', 'FR', 9, { least: 2, most: 4 }],
  ])
  await set('ONLY_SELL_IN_FRANCE', 'true')
  expect(await waysOf()).toEqual([['Route', 'FR', 9, { least: 2, most: 4 }]])
  await set('LOCK_DELIVERY', 'true')
  expect(await waysOf()).toEqual([])
})

test('gift cards are not sent, hidden prices are not told, and what is not on sale is not there', async () => {
  const shop = await createTestApp()
  const all = await termsOf(shop)
  expect(ofDeclination(all.offerTerms, 52)).toMatchObject({ price: 50, ways: [] })
  expect(all.total).toBe(all.offerTerms.length)
  await shop.admin.query(`
    update estate.products set is_valid = false where site_id = 1 and id = 1;
    update estate.declinations set is_valid = false where site_id = 1 and id = 52;
    update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`)
  const left = await termsOf(shop)
  expect(left.offerTerms.some(({ idProduct, idDeclination }) => idProduct === 1 || idDeclination === 52)).toBe(false)
  expect(left.offerTerms.every(({ price, ways }) => price === null && ways.length === 0)).toBe(true)
  expect((await termsOf(shop, { query: 'product=1' })).offerTerms).toEqual([])
  const foreign = await termsOf(shop, { site: 3 })
  expect(foreign.total).toBeLessThan(left.total)
})

test('pages follow each other, and cost the same however many they hold', async () => {
  const shop = await createTestApp()
  const all = await termsOf(shop)
  const first = await termsOf(shop, { query: 'nbItem=10&page=1' })
  const second = await termsOf(shop, { query: 'nbItem=10&page=2' })
  expect([...first.offerTerms, ...second.offerTerms]).toEqual(all.offerTerms.slice(0, 20))
  const few = await statementsOf(() => termsOf(shop, { query: 'nbItem=40&page=1' }))
  const many = await statementsOf(() => termsOf(shop))
  expect(many.asked.length).toBe(few.asked.length)
})
