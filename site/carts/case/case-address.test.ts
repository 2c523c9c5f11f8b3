import { expect, test } from 'vitest'
import { caseSearch, readCaseAddress } from './case-address.ts'

test('the address of a case is read and written the same way', () => {
  for (const search of ['', '?vins=12x2,15x1', '?vins=12x7', '?places=12', '?vins=1x1&places=12&famille=reds']) {
    expect(caseSearch(readCaseAddress(search))).toBe(search)
  }
})

test('a wine may be named by itself', () => {
  expect(readCaseAddress('?avec=12')).toMatchObject({ with: 12, bottles: [], hasStrays: false })
  for (const avec of ['x', '-1', '0', '1,2', '99999999999']) {
    expect([avec, readCaseAddress(`?avec=${avec}`)]).toMatchObject([avec, { with: null, hasStrays: true }])
  }
})

test('what nobody knows is left out', () => {
  const odd = readCaseAddress('?vins=x&places=7&famille=toString')
  expect(odd).toEqual({ bottles: [], size: 6, family: null, with: null, hasStrays: true })
})
