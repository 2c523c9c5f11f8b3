import { expect, test } from 'vitest'
import type { CartProduct } from '#contract/carts/carts.ts'
import { lineWish } from './line-wish.ts'

const line = { id: 55, quantity: 1, customizations: [], unitPrice: 42.5, gift: null } as unknown as CartProduct

test('a line comes back into the cart as it was', () => {
  expect(lineWish(line)).toEqual({ idDeclination: 55, quantity: 1, customizations: [] })
})

test('a gift card comes back with its amount and for whom it was', () => {
  const gift = { recipientName: 'Paul', recipientEmail: 'paul@example.org', message: 'Bravo', sendOn: '2026-12-24' }
  expect(lineWish({ ...line, gift }).gift).toEqual({
    amount: 42.5,
    recipient: { name: 'Paul', email: 'paul@example.org' },
    message: 'Bravo',
    sendOn: '2026-12-24',
  })
  const own = { recipientName: null, recipientEmail: null, message: '', sendOn: null }
  expect(lineWish({ ...line, gift: own }).gift).toEqual({ amount: 42.5, recipient: null, message: '', sendOn: null })
})
