import { expect, test } from 'vitest'
import type { OrderLine } from '#contract/orders/orders.ts'
import { leftOf, NO_REFUND, refundEstimate, refundRequest } from './refund-request.ts'

const line = { line: 0, quantity: 6, refundedQuantity: 2, total: 51.6 } as OrderLine

test('nothing chosen asks for nothing', () => {
  expect(refundRequest(NO_REFUND)).toBeNull()
  expect(refundRequest({ ...NO_REFUND, lines: { 0: { quantity: 0, isRestocked: true } } })).toBeNull()
})

test('what is no amount asks for nothing', () => {
  expect(refundRequest({ ...NO_REFUND, shipping: 'douze' })).toBeNull()
  expect(refundRequest({ ...NO_REFUND, goodwill: '-3' })).toBeNull()
})

test('chosen lines and amounts typed the French way are asked for', () => {
  const lines = { 0: { quantity: 1, isRestocked: false }, 1: { quantity: 0, isRestocked: true } }
  expect(refundRequest({ lines, shipping: '12,90 €', goodwill: '', reason: ' Bouteille cassée ' })).toEqual({
    lines: [{ line: 0, quantity: 1, isRestocked: false }],
    shipping: 12.9,
    goodwill: 0,
    reason: 'Bouteille cassée',
  })
})

test('of a line, only what has not gone back yet is left', () => {
  expect(leftOf(line)).toBe(4)
})

test('what it comes to is the share of each line, and the amounts beside', () => {
  const choice = { ...NO_REFUND, lines: { 0: { quantity: 2, isRestocked: true } }, goodwill: '5' }
  expect(refundEstimate(choice, [line])).toBe(22.2)
})
