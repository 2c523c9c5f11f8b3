import { expect, test } from 'vitest'
import { partnerDirectory } from './partner-directory.ts'

const SAUMUR = { latitude: 47.26, longitude: -0.08 }
const ANGERS = { latitude: 47.47, longitude: -0.55 }
const LYON = { latitude: 45.76, longitude: 4.84 }

const partner = (id: number, given: Partial<Parameters<typeof partnerDirectory>[0][number]> = {}) => ({
  id,
  title: `Cave ${id}`,
  kind: 'CAVISTE' as const,
  city: 'Saumur',
  region: 'Pays de la Loire',
  position: SAUMUR,
  ...given,
})
const all = [
  partner(1, { city: 'Lyon', region: 'Auvergne-Rhône-Alpes', position: LYON, kind: 'RESTAURANT' }),
  partner(2, { city: 'Saumur' }),
  partner(3, { city: 'Angers', position: ANGERS }),
  partner(4, { city: 'Bruxelles', region: '', position: null }),
]
const wish = { kind: null, from: null, page: 1, perPage: 24 }
const ids = (given: Partial<Parameters<typeof partnerDirectory>[1]>) =>
  partnerDirectory(all, { ...wish, ...given }).partners.map(({ id }) => id)

test('without a place they stand by region and town, those of no region last', () => {
  expect(ids({})).toEqual([1, 3, 2, 4])
})

test('with a place the nearest come first, and those whose place nobody knows last', () => {
  expect(ids({ from: ANGERS })).toEqual([3, 2, 1, 4])
  const { partners } = partnerDirectory(all, { ...wish, from: ANGERS })
  expect(partners.map(({ metres }) => metres && Math.round(metres / 1_000))).toEqual([0, 42, 453, null])
})

test('one kind alone is shown, and which kinds there are is told all the same', () => {
  expect(ids({ kind: 'RESTAURANT' })).toEqual([1])
  expect(ids({ kind: 'HOTEL' })).toEqual([])
  expect(partnerDirectory(all, { ...wish, kind: 'HOTEL' }).kinds).toEqual(['RESTAURANT', 'CAVISTE'])
})

test('pages hold so many, and the map knows on which page each is', () => {
  const found = partnerDirectory(all, { ...wish, page: 2, perPage: 2 })
  expect(found.partners.map(({ id }) => id)).toEqual([2, 4])
  expect([found.total, found.pages]).toEqual([4, 2])
  expect(found.points.map(({ id, page }) => [id, page])).toEqual([
    [1, 1],
    [3, 1],
    [2, 2],
  ])
  expect(partnerDirectory([], wish)).toMatchObject({ total: 0, pages: 1, partners: [], points: [], kinds: [] })
})
