import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addTestCarrier, addTestPlace, clearDeliveries } from '#tests/support/test-deliveries.ts'

const NOW = new Date('2026-11-16T08:00:00Z')

/** Two estates alike: one is told, the other must not change. */
async function createEstates(): Promise<TestApp> {
  const test = await createTestApp({ now: () => NOW })
  await clearDeliveries(test)
  for (const site of [1, 3]) {
    await addTestCarrier(test, { siteId: site, given: { name: 'Table', zones: [{}, { country: 'BE' }] } })
    await addTestCarrier(test, {
      siteId: site,
      given: { name: 'Export', provider: 'EXPORT', zones: [{ country: 'DE', tiers: [] }] },
    })
  }
  return test
}

const set = ({ admin }: TestApp, { type, value }: { type: string; value: string }) =>
  admin.query('update estate.parameters set value = $2 where site_id = 1 and type = $1', [type, value])

async function fees(
  { app }: TestApp,
  { country, postalCode, site = 1 }: { country: string; postalCode: string; site?: number },
) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/calculate/shipping-fees',
    headers: { idSite: String(site) },
    payload: { products: [{ idProduct: 1, quantity: 6 }], country, postalCode },
  })
  const { code, data } = answer.json()
  return code ?? data.shippingPrices.map(({ name }: { name: string }) => name)
}

test('LOCK_DELIVERY stops all delivery of its estate', async () => {
  const test = await createEstates()
  expect(await fees(test, { country: 'FR', postalCode: '49100' })).toEqual(['Table'])
  await set(test, { type: 'LOCK_DELIVERY', value: 'true' })
  expect(await fees(test, { country: 'FR', postalCode: '49100' })).toBe('delivery-locked')
  expect(await fees(test, { country: 'FR', postalCode: '49100', site: 3 })).toEqual(['Table'])
})

test('ONLY_SELL_IN_FRANCE closes every other country, and wins over selling worldwide', async () => {
  const test = await createEstates()
  expect(await fees(test, { country: 'BE', postalCode: '1000' })).toBe('country-not-served')
  await set(test, { type: 'SELLS_WORLDWIDE', value: 'true' })
  expect(await fees(test, { country: 'BE', postalCode: '1000' })).toBe('country-not-served')
  await set(test, { type: 'ONLY_SELL_IN_FRANCE', value: 'false' })
  expect(await fees(test, { country: 'BE', postalCode: '1000' })).toContain('Table')
  expect(await fees(test, { country: 'BE', postalCode: '1000', site: 3 })).toBe('country-not-served')
  await set(test, { type: 'ONLY_SELL_IN_FRANCE', value: 'true' })
  expect(await fees(test, { country: 'MC', postalCode: '98000' })).toEqual(['Table'])
})

test('SELLS_WORLDWIDE lets export carriers quote where no zone is drawn', async () => {
  const test = await createEstates()
  await set(test, { type: 'ONLY_SELL_IN_FRANCE', value: 'false' })
  expect(await fees(test, { country: 'DE', postalCode: '10115' })).toEqual(['Export', 'Export'])
  expect(await fees(test, { country: 'JP', postalCode: '1000001' })).toBe('country-not-served')
  await set(test, { type: 'SELLS_WORLDWIDE', value: 'true' })
  expect(await fees(test, { country: 'JP', postalCode: '1000001' })).toEqual(['Export'])
})

test('CLICK_AND_COLLECT_HOURS is the time until an order can be fetched', async () => {
  const test = await createEstates()
  const { calendarId } = await addTestPlace(test, { siteId: 1 })
  const firstSlot = async () => {
    const answer = await test.app.inject({ url: `/api/calendar/${calendarId}/date/allowed/11/2026` })
    const [{ date, slots }] = answer.json().data.dates
    return `${date} ${slots[0].from}`
  }
  expect(await firstSlot()).toBe('2026-11-17 09:00')
  await set(test, { type: 'CLICK_AND_COLLECT_HOURS', value: '25,5' })
  expect(await firstSlot()).toBe('2026-11-17 11:00')
  await set(test, { type: 'CLICK_AND_COLLECT_HOURS', value: '0' })
  expect(await firstSlot()).toBe('2026-11-16 09:00')
  await set(test, { type: 'CLICK_AND_COLLECT_HOURS', value: '48' })
  expect(await firstSlot()).toBe('2026-11-18 09:00')
})
