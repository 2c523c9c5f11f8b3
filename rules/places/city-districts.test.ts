import { expect, test } from 'vitest'
import { cityDistrict } from './city-districts.ts'
import { metresBetween } from './distance.ts'

const codes = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from + at))

test('a code of a large city is one of its districts', () => {
  expect(cityDistrict('75011')).toEqual({ name: 'Paris 11e', position: { latitude: 48.859, longitude: 2.38 } })
  expect(cityDistrict('69001')?.name).toBe('Lyon 1er')
  expect(cityDistrict('13016')?.name).toBe('Marseille 16e')
})

test.each([
  ['Paris', codes(75_001, 20), { latitude: 48.857, longitude: 2.343 }],
  ['Lyon', codes(69_001, 9), { latitude: 45.758, longitude: 4.835 }],
  ['Marseille', codes(13_001, 16), { latitude: 43.3, longitude: 5.4 }],
] as const)('every district of %s is known, apart from the others and within the city', (_, all, middle) => {
  const found = all.map(cityDistrict)
  expect(found).not.toContain(null)
  expect(new Set(found.map((one) => JSON.stringify(one?.position))).size).toBe(all.length)
  for (const one of found) if (one) expect(metresBetween(one.position, middle)).toBeLessThan(10_500)
})

test.each(['75021', '75000', '69010', '13017', '49400', '7501', '750110', '75116', 'zz', ''])('%s is none', (code) => {
  expect(cityDistrict(code)).toBeNull()
})
