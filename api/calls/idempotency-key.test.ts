import { expect, test } from 'vitest'
import { ownKey } from './idempotency-key.ts'

const CART = 'a'.repeat(32)
const key = (given: { key?: string | null; address?: string; user?: number; cartId?: string }) =>
  ownKey({
    caller: { idempotencyKey: given.key === undefined ? 'k' : given.key, address: given.address ?? '192.0.2.1' },
    principal: given.user === undefined ? null : { id: given.user, role: 'CUSTOMER', officeRole: 'OWNER' },
    input: given.cartId ? { params: { cartId: given.cartId } } : {},
  })

test('the same caller with the same key is the same, and no key is none', () => {
  expect(key({})).toBe(key({}))
  expect(key({ key: null })).toBeNull()
  expect(key({ key: 'other' })).not.toBe(key({}))
})

test('two places, two accounts and two carts never share a key', () => {
  const keys = [
    key({}),
    key({ address: '192.0.2.2' }),
    key({ user: 1 }),
    key({ user: 2 }),
    key({ cartId: CART }),
    key({ cartId: 'b'.repeat(32) }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('who is signed in, and who holds a cart, keep their keys from one network to the next', () => {
  expect(key({ user: 1, address: '198.51.100.9' })).toBe(key({ user: 1 }))
  expect(key({ cartId: CART, address: '198.51.100.9' })).toBe(key({ cartId: CART }))
  expect(key({ cartId: 'new' })).toBe(key({}))
})
