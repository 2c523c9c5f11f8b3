import { expect, test } from 'vitest'
import { isLastOwner } from './owners.ts'

const people = [
  { id: 1, office_role: 'OWNER' },
  { id: 2, office_role: 'SHOP' },
] as const

test('the one owner is the last, nobody else is', () => {
  expect(isLastOwner(people, 1)).toBe(true)
  expect(isLastOwner(people, 2)).toBe(false)
})

test('with two owners, neither is the last', () => {
  const two = [...people, { id: 3, office_role: 'OWNER' } as const]
  expect([1, 2, 3].map((id) => isLastOwner(two, id))).toEqual([false, false, false])
})
