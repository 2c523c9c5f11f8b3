import { expect, test } from 'vitest'
import { nextVintage } from './next-vintage.ts'

const bottle = (id: number, year: number | null) => ({ id, year, millilitres: 750 })
const magnum = (id: number, year: number | null) => ({ id, year, millilitres: 1_500 })

test('the next younger vintage of the same size, before any older one', () => {
  const offers = [bottle(1, 2019), bottle(2, 2024), bottle(3, 2022), magnum(4, 2022), bottle(5, 2021)]
  expect(nextVintage(bottle(5, 2021), offers)?.id).toBe(3)
  expect(nextVintage(bottle(9, 2024), offers)?.id).toBe(3)
  expect(nextVintage(magnum(9, 2018), offers)?.id).toBe(4)
})

test('what has no vintage, and what has no other, has none', () => {
  expect(nextVintage(bottle(1, null), [bottle(2, 2022)])).toBe(null)
  expect(nextVintage(bottle(1, 2021), [bottle(1, 2021), bottle(2, null), magnum(3, 2022)])).toBe(null)
})
