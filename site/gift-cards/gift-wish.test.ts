import { expect, test } from 'vitest'
import { giftWish, NOTHING_TYPED, readAmount, sortProblems, wrongFields } from './gift-wish.ts'

const range = { least: 20, most: 500 }
const today = '2026-11-16'
const forPaul = { ...NOTHING_TYPED, isForSomeone: true, name: ' Paul ', email: ' paul@example.org', message: ' Bravo ' }

test('amounts are read as people write them', () => {
  expect(['75', ' 75,50 €', '75.5', '1 000'].map(readAmount)).toEqual([75, 75.5, 75.5, 1000])
  expect(['', 'beaucoup', '-5', '10,555', '1e3', '12,'].map(readAmount)).toEqual([null, null, null, null, null, null])
})

test('an amount within its bounds, where one may be chosen', () => {
  const wrong = (amount: string) => wrongFields({ ...NOTHING_TYPED, amount }, { range, today })
  expect(['20', '500', '19,99', '500,01', ''].map(wrong)).toEqual([[], [], ['amount'], ['amount'], ['amount']])
  expect(wrongFields(NOTHING_TYPED, { range: null, today })).toEqual([])
})

test('a card for somebody has a name, an address and a day within a year', () => {
  const on = (sendOn: string) => wrongFields({ ...forPaul, sendOn }, { range: null, today })
  expect(['', today, '2027-11-16', '2026-11-15', '2027-11-17'].map(on)).toEqual([[], [], [], ['sendOn'], ['sendOn']])
  expect(wrongFields({ ...NOTHING_TYPED, isForSomeone: true }, { range, today })).toEqual(['amount', 'name', 'email'])
})

test('what was typed for somebody is kept back while the card is for oneself', () => {
  expect(giftWish({ ...forPaul, sendOn: '2026-12-24' }, null)).toEqual({
    amount: null,
    recipient: { name: 'Paul', email: 'paul@example.org' },
    message: 'Bravo',
    sendOn: '2026-12-24',
  })
  expect(giftWish({ ...forPaul, isForSomeone: false, amount: '30' }, range)).toEqual({
    amount: 30,
    recipient: null,
    message: '',
    sendOn: null,
  })
})

test('the server’s problems stand at their fields', () => {
  const told = sortProblems({ 'gift.recipient.email': 'Une adresse', 'gift.amount': 'Un montant', quantity: 'Trop' })
  expect(told).toEqual({ problems: { email: 'Une adresse', amount: 'Un montant' }, others: ['Trop'] })
})
