import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

const FIELDS = {
  deliveryType: 'DELIVERY',
  texts: { fr: { name: 'Le Coursier', delay: 'Deux jours' }, en: { name: 'The Courier', delay: 'Two days' } },
  zones: [
    {
      country: 'FR',
      postalPrefixes: ['20'],
      isExcluded: false,
      surcharge: 4.5,
      extraDays: 2,
      bands: [
        { countedIn: 'BOTTLES', upTo: 6, price: 12.9 },
        { countedIn: 'BOTTLES', upTo: 12, price: 18 },
      ],
    },
  ],
}

async function createOffice() {
  const { app, signIn, admin } = await createTestApp()
  const authorization = await signIn(1, 'ADMIN')
  const ask = async (asked: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`, payload?: object) => {
    const [method, url] = asked.split(' ') as ['GET', string]
    const answer = await app.inject({
      method,
      url: `/api/admin/carrier${url}`,
      headers: { authorization },
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { app, ask, admin }
}

test('a carrier is added with its zones and bands, changed in a part, and removed', async () => {
  const { ask, admin } = await createOffice()
  const { data } = await ask('POST ', FIELDS)
  expect(data.carrier).toMatchObject({ ...FIELDS, version: 1, isValid: true, leastDays: null })
  const { id } = data.carrier
  const bands = [{ countedIn: 'GRAMS', upTo: 5_000, price: 7 }]
  const zones = [
    { ...FIELDS.zones[0], bands },
    { ...FIELDS.zones[0], country: 'BE', postalPrefixes: [] },
  ]
  const changed = await ask(`PUT /${id}`, { version: 1, leastDays: 1, mostDays: 3, zones })
  expect(changed.data.carrier).toMatchObject({ texts: FIELDS.texts, zones, leastDays: 1, mostDays: 3, version: 2 })
  expect((await ask(`DELETE /${id}`, { version: 2 })).data).toEqual({ id })
  const { rows } = await admin.query('select count(*)::int as n from estate.carrier_zones where carrier_id = $1', [id])
  expect(rows).toEqual([{ n: 0 }])
  expect((await ask(`GET /${id}`)).code).toBe('thing-not-found')
})

test('what is wrong is said beside its field, and nothing is kept of it', async () => {
  const { ask } = await createOffice()
  const { total } = (await ask('GET ')).data
  const wrong: [object, string][] = [
    [{ ...FIELDS, deliveryType: 'PICKUP' }, 'relayProvider'],
    [{ ...FIELDS, deliveryType: 'PICKUP', relayProvider: 'NOBODY' }, 'relayProvider'],
    [{ ...FIELDS, leastDays: 5, mostDays: 2 }, 'mostDays'],
    [{ ...FIELDS, leastDays: 5 }, 'mostDays'],
    [{ ...FIELDS, mostDays: 2 }, 'leastDays'],
    [{ ...FIELDS, trackingUrl: 'http://example.com' }, 'trackingUrl'],
    [{ ...FIELDS, texts: { fr: { name: '', delay: '' } } }, 'texts.fr.name'],
    [{ ...FIELDS, zones: [{ ...FIELDS.zones[0], surcharge: 1.005 }] }, 'zones.0.surcharge'],
    [
      { ...FIELDS, zones: [{ ...FIELDS.zones[0], bands: [FIELDS.zones[0]?.bands[0], FIELDS.zones[0]?.bands[0]] }] },
      'zones',
    ],
  ]
  for (const [fields, field] of wrong) {
    const { status, errors } = await ask('POST ', fields)
    expect([status, Object.keys(errors ?? {})], field).toEqual([400, [field]])
  }
  expect((await ask('GET ')).data.total).toBe(total)
})

test('several are set alike, or none of them', async () => {
  const { ask } = await createOffice()
  const ids: number[] = (await ask('GET ')).data.carriers.map(({ id }: { id: number }) => id)
  expect(ids.length).toBeGreaterThan(1)
  expect((await ask('PUT ', { ids: [...ids, 987_654], set: { isValid: false } })).code).toBe('thing-not-found')
  expect((await ask('GET ?isValid=false')).data.total).toBe(0)
  expect((await ask('PUT ', { ids, set: { isValid: false } })).data).toEqual({ changed: ids.length })
  expect((await ask('GET ?isValid=false')).data.total).toBe(ids.length)
})

test('a new carrier is offered in the shop at once, at its price', async () => {
  const { app, ask, admin } = await createOffice()
  await admin.query('update estate.carriers set is_valid = false where site_id = 1')
  const { data } = await ask('POST ', { ...FIELDS, zones: [{ ...FIELDS.zones[0], postalPrefixes: ['49'] }] })
  const payload = { products: [{ idProduct: 1, quantity: 6 }], country: 'FR', postalCode: '49100' }
  const answer = await app.inject({ method: 'POST', url: '/api/calculate/shipping-fees', payload })
  expect(answer.json().data.shippingPrices).toMatchObject([{ id: data.carrier.id, name: 'Le Coursier', fdp: 17.4 }])
})
