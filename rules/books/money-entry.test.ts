import { expect, test } from 'vitest'
import type { ReceivedMeans } from '#contract/payments/closed-sets.ts'
import { accountNumber } from './ledger-accounts.ts'
import { type BookedMovement, moneyEntry } from './money-entry.ts'

const at = new Date(0)
const told = (kind: BookedMovement, means: ReceivedMeans | null = null) => {
  const movement = { kind, means, cents: 1_250, at, piece: 'F2026-000001', pieceAt: at, customer: '' }
  const { journal, lines } = moneyEntry(movement)
  return [journal, ...lines.map(({ account, debit, credit }) => `${accountNumber(account)} ${debit} ${credit}`)]
}

test('money that comes is the bank’s to give, and the customer owes it no more', () => {
  expect(told('PAYMENT')).toEqual(['TAKINGS', '51150000 1250 0', '41100000 0 1250'])
  expect(told('REFUND')).toEqual(['TAKINGS', '51150000 0 1250', '41100000 1250 0'])
})

test('a card that pays is no longer owed, one that is paid back to is owed again', () => {
  expect(told('CARD_USED')).toEqual(['VOUCHERS', '41910000 1250 0', '41100000 0 1250'])
  expect(told('CARD_RETURNED')).toEqual(['VOUCHERS', '41910000 0 1250', '41100000 1250 0'])
})

test('a cheque waits to be cashed, a transfer is on the account, and both go back from there', () => {
  expect(told('PAYMENT', 'CHEQUE')).toEqual(['BANK', '51120000 1250 0', '41100000 0 1250'])
  expect(told('REFUND', 'CHEQUE')).toEqual(['BANK', '51200000 0 1250', '41100000 1250 0'])
  expect(told('PAYMENT', 'TRANSFER')).toEqual(['BANK', '51200000 1250 0', '41100000 0 1250'])
  expect(told('REFUND', 'TRANSFER')).toEqual(['BANK', '51200000 0 1250', '41100000 1250 0'])
})

test('a card at the estate’s own terminal is a card', () => {
  expect(told('PAYMENT', 'TERMINAL')).toEqual(told('PAYMENT'))
  expect(told('REFUND', 'TERMINAL')).toEqual(told('REFUND'))
})
