import { expect, test } from 'vitest'
import { createPayments } from './create-payments.ts'
import type { TestLedger } from './test-cards/test-ledger.ts'

const ledger = {} as TestLedger

test('test cards pay only where that is allowed, and no other name pays at all', () => {
  const allowed = createPayments({ ledger, deliver: async () => {}, testCards: true })
  expect(allowed.of('TEST_CARDS')?.name).toBe('TEST_CARDS')
  expect([allowed.of('STRIPE'), allowed.of('')]).toEqual([null, null])
  expect(createPayments({ ledger, deliver: async () => {}, testCards: false }).of('TEST_CARDS')).toBeNull()
})
