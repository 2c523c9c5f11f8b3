import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addBottle, addFreeCarrier } from '#tests/support/test-orders.ts'

test('each carrier says what the shop would say, or why it brings nothing', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const [bottle, free] = [await addBottle(shop), await addFreeCarrier(shop)]
  const idle = await addFreeCarrier(shop)
  await shop.admin.query('update estate.carriers set is_valid = false where id = $1', [idle])
  const simulate = async (query: string) => (await owner.ask(`/admin/delivery/simulation?${query}`)).data.simulation
  const told = await simulate(`products=${bottle}x6&postalCode=49400`)
  expect(told).toMatchObject({ total: 75, bottles: 6, isLocked: false, rule: { count: 6 } })
  const byId = new Map(told.carriers.map((one: { id: number }) => [one.id, one]))
  expect(byId.get(free)).toMatchObject({ price: 0, fdp: 0, reason: null, why: null })
  expect(byId.get(idle)).toMatchObject({ price: null, reason: 'NOT_OFFERED', why: expect.stringContaining('proposé') })

  const payload = { products: [{ idProduct: bottle, quantity: 6 }], postalCode: '49400', country: 'FR' }
  const asked = await shop.app.inject({ method: 'POST', url: '/api/calculate/shipping-fees', payload })
  const { shippingPrices } = asked.json().data as { shippingPrices: { id: number; price: number }[] }
  for (const { id, price } of shippingPrices.filter((one) => byId.has(one.id)))
    expect(byId.get(id)).toMatchObject(
      told.carriers.find((one: { id: number }) => one.id === id).provider === 'TABLE' ? { price } : {},
    )

  const far = await simulate(`products=${bottle}x6&postalCode=97400`)
  expect(far.carriers.find(({ id }: { id: number }) => id === free)).toMatchObject({ reason: 'PLACE_NOT_SERVED' })
  await shop.admin.query(
    'update estate.carrier_tiers set up_to = 3 where zone_id in (select id from estate.carrier_zones where carrier_id = $1)',
    [free],
  )
  const heavy = await simulate(`products=${bottle}x6&postalCode=49400`)
  expect(heavy.carriers.find(({ id }: { id: number }) => id === free)).toMatchObject({ reason: 'PARCEL_NOT_TAKEN' })
})

test('another estate’s bottle is not there, a country that is none is not served, and nonsense is told', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const [own, foreign] = [await addBottle(shop), await addBottle(shop, { siteId: 3 })]
  const ask = (query: string) => owner.ask(`/admin/delivery/simulation?${query}`)
  expect(await ask(`products=${foreign}x1&postalCode=49400`)).toMatchObject({ code: 'declination-not-found' })
  expect(await ask(`products=${own}x1&postalCode=49400&country=XX`)).toMatchObject({ code: 'country-not-served' })
  expect((await ask('products=douze&postalCode=49400')).errors).toHaveProperty('products')
})
