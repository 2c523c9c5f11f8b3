import { expect, test } from 'vitest'
import { createRelays } from '#providers/relays/relays.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { addCommunes } from '#tests/support/test-communes.ts'
import { addTestCarrier, clearDeliveries } from '#tests/support/test-deliveries.ts'

async function createApp(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const test = await createTestApp(options)
  await clearDeliveries(test)
  return test
}

async function points({ app }: TestApp, body: object) {
  return (await app.inject({ method: 'POST', url: '/api/relay/access-points', payload: body })).json()
}

const cities = ({ data }: { data: { accessPoints: { city: string }[] } }) => data.accessPoints.map(({ city }) => city)

test('the access points of a carrier are told nearest first', async () => {
  const test = await createApp()
  const idCarrier = await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP' } })
  const answer = await points(test, { idCarrier, postalCode: '49400' })
  expect(cities(answer)).toEqual(['Saumur', 'Saumur', 'Saumur'])
  expect(answer.data.accessPoints[0]).toMatchObject({
    id: expect.stringMatching(/^BUILT_IN:49400-\d$/),
    zipCode: '49400',
    country: 'FR',
    position: { latitude: expect.any(Number), longitude: expect.any(Number) },
    opening: expect.arrayContaining([{ weekday: 2, hours: expect.any(Array) }]),
  })
})

test('distances are measured from the commune of the address, and the communes around it are told', async () => {
  const test = await createApp()
  await addCommunes(test)
  const idCarrier = await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP' } })
  const { accessPoints, from, landmarks } = (
    await points(test, { idCarrier, postalCode: '49 730', city: 'montsoreau' })
  ).data
  expect(from).toEqual({ name: 'Montsoreau', position: { latitude: 47.212, longitude: 0.057 } })
  const distances = accessPoints.map(({ distanceMetres }: { distanceMetres: number }) => distanceMetres)
  expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b))
  expect(distances.every((metres: number) => metres > 10_000 && metres < 13_000)).toBe(true)
  expect(landmarks.map(({ name }: { name: string }) => name)).toEqual(['Saumur', 'Turquant', 'Angers', 'Tours'])
  expect((await points(test, { idCarrier, postalCode: '49730' })).data.from.name).toBe('Turquant')
})

test('in a city of districts the middle is that of the district', async () => {
  const test = await createApp()
  await addCommunes(test)
  const idCarrier = await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP' } })
  const { accessPoints, from, landmarks } = (await points(test, { idCarrier, postalCode: '75001', city: 'Paris' })).data
  expect(from.name).toBe('Paris 1er')
  expect(landmarks).toEqual([])
  expect(accessPoints[0]).toMatchObject({ zipCode: expect.stringMatching(/^750/), distanceMetres: expect.any(Number) })
})

test('a commune whose place is not known has no middle: the list stands alone', async () => {
  const test = await createApp()
  await addCommunes(test)
  await test.admin.query(`update platform.communes set latitude = null, longitude = null where name = 'Saumur'`)
  const idCarrier = await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP' } })
  const answer = await points(test, { idCarrier, postalCode: '49400', city: 'Saumur' })
  expect(answer.data).toMatchObject({ from: null, landmarks: [] })
  expect(answer.data.accessPoints).toHaveLength(3)
})

test('points where the carrier does not go are not told', async () => {
  const test = await createApp()
  const zones = [{}, { prefixes: ['494'], isExcluded: true }]
  const idCarrier = await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP', zones } })
  const told = cities(await points(test, { idCarrier, postalCode: '49730' }))
  expect(told).toContain('Angers')
  expect(told).not.toContain('Saumur')
})

test('a carrier to the door, a retired one, another estate’s and none have no points', async () => {
  const test = await createApp()
  for (const idCarrier of [
    await addTestCarrier(test, { siteId: 1 }),
    await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP', isValid: false } }),
    await addTestCarrier(test, { siteId: 3, given: { deliveryType: 'PICKUP' } }),
    999_999,
  ]) {
    expect((await points(test, { idCarrier, postalCode: '49400' })).code).toBe('carrier-not-found')
  }
})

test('where the network has no points there are none', async () => {
  const test = await createApp()
  const idCarrier = await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP' } })
  for (const place of [
    { country: 'BE', postalCode: '1000' },
    { country: 'XX', postalCode: '1000' },
    { postalCode: '97400' },
  ]) {
    expect((await points(test, { idCarrier, ...place })).data).toEqual({ accessPoints: [], from: null, landmarks: [] })
  }
})

test('a network that is away is told as that', async () => {
  const away = async () => ({ outcome: 'unavailable', reason: '' }) as const
  const test = await createApp({ services: { relays: { has: () => true, search: away, find: away } } })
  const idCarrier = await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP' } })
  const answer = await points(test, { idCarrier, postalCode: '49400' })
  expect([answer.code, answer.success]).toEqual(['relay-away', false])
})

test('broken input is told by field', async () => {
  const test = await createApp()
  const { errors } = await points(test, { idCarrier: 'x', postalCode: '', city: 'a'.repeat(101) })
  expect(Object.keys(errors).sort()).toEqual(['city', 'idCarrier', 'postalCode'])
})

test('an address alone is searched with the first carrier that brings to access points there', async () => {
  const test = await createApp()
  await addTestCarrier(test, { siteId: 1 })
  const address = { address: '1 quai Mayaud', postalCode: '49400', city: 'Saumur', country: 'FR' }
  expect((await points(test, address)).code).toBe('carrier-not-found')
  const zones = [{ prefixes: ['20'] }]
  await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP', zones } })
  await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP' } })
  for (const country of ['FR', 250, { id: 250, alphaTwo: 'FR' }]) {
    expect(cities(await points(test, { ...address, country }))).toEqual(['Saumur', 'Saumur', 'Saumur'])
  }
})

test('a postal code that France does not have is refused next to it', async () => {
  const test = await createApp()
  await addCommunes(test)
  const idCarrier = await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP' } })
  const { errors } = await points(test, { idCarrier, postalCode: '99999', city: 'Nulleville' })
  expect(errors).toEqual({ postalCode: 'Ce code postal n’existe pas en France. Vérifiez ses cinq chiffres.' })
  expect((await points(test, { idCarrier, postalCode: '49400', city: 'Nulleville' })).success).toBe(true)
})

test('without test cards nobody is sent to an invented access point: its carriers are not offered', async () => {
  const test = await createApp({ services: { relays: createRelays([]) } })
  const idCarrier = await addTestCarrier(test, { siteId: 1, given: { deliveryType: 'PICKUP' } })
  const toTheDoor = await addTestCarrier(test, { siteId: 1 })
  expect((await points(test, { idCarrier, postalCode: '49400' })).code).toBe('carrier-not-found')
  expect((await points(test, { postalCode: '49400' })).code).toBe('carrier-not-found')
  const payload = { products: [{ idProduct: 1, quantity: 6 }], country: 'FR', postalCode: '49100' }
  const fees = await test.app.inject({ method: 'POST', url: '/api/calculate/shipping-fees', payload })
  expect(fees.json().data.shippingPrices.map(({ id }: { id: number }) => id)).toEqual([toTheDoor])
})
