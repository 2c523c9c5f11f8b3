import { expect, test } from 'vitest'
import { AccessPoint } from '#contract/deliveries/deliveries.ts'
import type { Position } from '#rules/places/distance.ts'
import { createBuiltInRelays } from './built-in-relays.ts'
import { RELAY_TOWNS } from './relay-towns.ts'
import { belongsToProvider, createRelays, type RelayProvider } from './relays.ts'

const builtIn = createRelays([createBuiltInRelays()])

interface Asked {
  city?: string
  country?: string
  count?: number
  position?: Position | null
}

async function near(postalCode: string, { city = '', country = 'FR', count = 10, position = null }: Asked = {}) {
  const place = { country, postalCode, city, address: '', position }
  const found = await builtIn.search({ provider: 'BUILT_IN', near: place, count })
  if (found.outcome !== 'searched') throw new Error(found.reason)
  return found.accessPoints
}

test('there are points enough, each its own and well formed', async () => {
  const ids = RELAY_TOWNS.flatMap(({ postalCode, points }) => points.map((_, at) => `BUILT_IN:${postalCode}-${at + 1}`))
  expect(ids.length).toBeGreaterThanOrEqual(80)
  expect(new Set(RELAY_TOWNS.map(({ city }) => city)).size).toBeGreaterThanOrEqual(25)
  expect(new Set(RELAY_TOWNS.flatMap(({ points }) => points.map(({ name }) => name))).size).toBe(ids.length)
  for (const id of ids) {
    const found = await builtIn.find('BUILT_IN', id)
    const point = AccessPoint.parse(found.outcome === 'found' ? found.accessPoint : null)
    expect(point.id).toBe(id)
    expect(point.opening.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(point.opening.flatMap(({ hours }) => hours).every((text) => /^\d\d:\d\d–\d\d:\d\d$/.test(text))).toBe(true)
  }
})

test('who has points in their town is told those, nearest first', async () => {
  const points = await near('49400')
  expect(points.map(({ city }) => city)).toEqual(['Saumur', 'Saumur', 'Saumur'])
  const distances = points.map(({ distanceMetres }) => distanceMetres ?? Number.NaN)
  expect(distances.every((metres) => metres < 3_000)).toBe(true)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect((await near('75011')).map(({ zipCode }) => zipCode)).toEqual([
    ...['75011', '75011', '75011'],
    ...['75015', '75015', '75015'],
  ])
})

test('who has none is told those of the department first, then what is within reach', async () => {
  const points = await near('49730')
  expect(points.slice(0, 6).every(({ zipCode }) => zipCode.startsWith('49'))).toBe(true)
  // Where in the department one lives is not known, so no distance is claimed.
  expect(points.every(({ distanceMetres }) => distanceMetres === null)).toBe(true)
})

test('where the commune lies, its nearest points are told with their distance, those of its surroundings if it has none', async () => {
  const turquant = { latitude: 47.214, longitude: 0.029 }
  const near9 = await near('49730', { position: turquant })
  expect(near9.map(({ city }) => city)).toEqual(['Saumur', 'Saumur', 'Saumur'])
  const chinon = await near('37500', { position: { latitude: 47.172, longitude: 0.243 } })
  const distances = chinon.map(({ distanceMetres }) => distanceMetres ?? Number.NaN)
  expect(chinon[0]?.city).toBe('Saumur')
  expect(chinon.map(({ city }) => city)).toContain('Tours')
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
})

test('holidays and a lack of room are told in their season', async () => {
  const find = async (day: string, id: string) => {
    const found = await createRelays([createBuiltInRelays(() => new Date(`${day}T10:00:00Z`))]).find('BUILT_IN', id)
    return found.outcome === 'found' ? [found.accessPoint.closedUntil, found.accessPoint.isFull] : null
  }
  expect(await find('2026-08-02', 'BUILT_IN:49400-3')).toEqual([undefined, undefined])
  expect(await find('2026-08-03', 'BUILT_IN:49400-3')).toEqual(['2026-08-23', undefined])
  expect(await find('2026-08-24', 'BUILT_IN:49400-3')).toEqual([undefined, undefined])
  expect(await find('2026-12-20', 'BUILT_IN:49100-3')).toEqual([undefined, true])
})

test('no more than asked for', async () => {
  expect(await near('75011', { count: 2 })).toHaveLength(2)
})

test('a code without points of its own finds those of its department, by the name of the town if it has one', async () => {
  expect((await near('37200', { city: 'tours' }))[0]?.city).toBe('Tours')
  expect((await near('73800'))[0]?.city).toBe('Chambéry')
  expect((await near('20200')).map(({ city }) => city)).not.toContain('Nice')
})

test('Monaco is near Nice; abroad, overseas and nonsense are near nothing', async () => {
  expect((await near('98000', { country: 'MC' }))[0]?.city).toBe('Nice')
  expect(await near('1000', { country: 'BE' })).toEqual([])
  expect(await near('97400')).toEqual([])
  expect(await near('zz')).toEqual([])
})

test('a point that is none, or of another network, is not found', async () => {
  const none = { outcome: 'unknown' }
  expect(await builtIn.find('BUILT_IN', 'BUILT_IN:49400-99')).toEqual(none)
  expect(await builtIn.find('BUILT_IN', '49400-1')).toEqual(none)
  expect(belongsToProvider('BUILT_IN', 'OTHER:49400-1')).toBe(false)
})

const breaking = (fail: () => Promise<never>): RelayProvider => ({ name: 'BUILT_IN', search: fail, find: fail })
const place = { country: 'FR', postalCode: '49400', city: '', address: '', position: null }

test('a network that fails is away', async () => {
  const relays = createRelays([breaking(async () => Promise.reject(new Error('502')))])
  expect(await relays.search({ provider: 'BUILT_IN', near: place, count: 5 })).toEqual({
    outcome: 'unavailable',
    reason: 'Error: 502',
  })
  expect(await relays.find('BUILT_IN', 'BUILT_IN:1')).toEqual({ outcome: 'unavailable', reason: 'Error: 502' })
})

test('a network that throws at once is away as well', async () => {
  const fail = () => {
    throw new Error('not even a promise')
  }
  const relays = createRelays([breaking(fail)])
  expect(await relays.find('BUILT_IN', 'BUILT_IN:1')).toEqual({
    outcome: 'unavailable',
    reason: 'Error: not even a promise',
  })
})

test('a network that lets us wait is away, and told to stop', async () => {
  const signals: AbortSignal[] = []
  const hanging: RelayProvider = {
    name: 'BUILT_IN',
    search: ({ signal }) => new Promise(() => signals.push(signal)),
    find: (_, signal) => new Promise(() => signals.push(signal)),
  }
  const relays = createRelays([hanging], 20)
  expect(await relays.search({ provider: 'BUILT_IN', near: place, count: 5 })).toEqual({
    outcome: 'unavailable',
    reason: 'no answer within 20 ms',
  })
  expect(await relays.find('BUILT_IN', 'BUILT_IN:1')).toEqual({
    outcome: 'unavailable',
    reason: 'no answer within 20 ms',
  })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('a network that this deployment does not have knows no point', async () => {
  expect([builtIn.has('BUILT_IN'), builtIn.has('OTHER')]).toEqual([true, false])
  expect(await builtIn.search({ provider: 'OTHER', near: place, count: 5 })).toMatchObject({ outcome: 'unavailable' })
  expect(await builtIn.find('OTHER', 'OTHER:1')).toEqual({ outcome: 'unknown' })
})
