import { expect, test } from 'vitest'
import { createPasswordHasher, NOBODYS_HASH } from './password-hasher.ts'

const parametersOf = (hash: string | null) => hash?.split('$').slice(1, 4)

test('a hash opens to its password alone, however its accents were typed', async () => {
  const { hash, matches } = createPasswordHasher()
  const stored = await hash('Été-2026-à-Chinon')
  expect(await matches('Été-2026-à-Chinon'.normalize('NFD'), stored)).toBe(true)
  expect(await matches('Été-2026-à-chinon', stored)).toBe(false)
})

test('without an account there is the same work, and no password is right', async () => {
  const { hash, matches } = createPasswordHasher()
  expect(parametersOf(NOBODYS_HASH)).toEqual(parametersOf(await hash('x')))
  expect(parametersOf(NOBODYS_HASH)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
  expect(await matches('x', null)).toBe(false)
})

test('more than may wait are sent away at once, and the places are given back', async () => {
  const { hash } = createPasswordHasher({ places: 1, queue: 2 })
  const made = await Promise.all([1, 2, 3, 4, 5].map((n) => hash(`password ${n}`)))
  expect(made.map((one) => one !== null)).toEqual([true, true, true, false, false])
  expect(await hash('later')).not.toBe(null)
  const again = await Promise.all([1, 2, 3, 4].map((n) => hash(`password ${n}`)))
  expect(again.filter((one) => one === null)).toHaveLength(1)
})
