import { expect, test } from 'vitest'
import { emptyEntry, isPaidAlready, orderRequest, priceRequest, readAmount } from './entry-form.ts'

const EMPTY = emptyEntry('2026-11-15')
const typed = { ...EMPTY, lines: [{ id: 12, name: 'Clos', quantity: 6 }] }

test('nothing is priced before there is something to price', () => {
  expect(priceRequest(EMPTY)).toBeNull()
  expect(priceRequest(typed)).toEqual({ products: '12x6', delivery: 'TAKEN_AWAY' })
})

test('a carrier and a place are asked for once both are known', () => {
  const sent = {
    ...typed,
    delivery: { type: 'DELIVERY', idCarrier: 3, idAddress: null, slot: null },
    address: { ...typed.address, postalCode: ' 37000 ' },
  } as const
  expect(priceRequest(sent)).toMatchObject({ delivery: 'DELIVERY', idCarrier: 3, postalCode: '37000', country: 250 })
})

test('amounts are read with a comma or a point', () => {
  expect([readAmount('12,5'), readAmount('12.50'), readAmount(''), readAmount('x'), readAmount('-1')]).toEqual([
    12.5,
    12.5,
    null,
    null,
    null,
  ])
})

test('what leaves at once, and a card at the terminal, is paid already; a link never is', () => {
  const paid = (means: 'LINK' | 'CHEQUE' | 'TERMINAL', type: 'TAKEN_AWAY' | 'DELIVERY') =>
    isPaidAlready({ payment: { ...typed.payment, means, isReceived: false }, delivery: { ...typed.delivery, type } })
  expect([paid('TERMINAL', 'DELIVERY'), paid('CHEQUE', 'TAKEN_AWAY')]).toEqual([true, true])
  expect([paid('CHEQUE', 'DELIVERY'), paid('LINK', 'TAKEN_AWAY')]).toEqual([false, false])
})

test('a discount goes with its reason, and only one kind of it', () => {
  const discount = { kind: 'PERCENT', code: 'OUBLI', amount: '10', reason: 'Fidèle' } as const
  const body = orderRequest({ ...typed, discount }, 22.5)
  expect(body).toMatchObject({ discount: { type: 'PERCENT', amount: 10, reason: 'Fidèle' }, discountCode: null })
  expect(body.shownTotal).toBe(22.5)
})

test('a slot goes with what is fetched, and with nothing else', () => {
  const slot = { date: '2026-11-21', idSchedule: 600 }
  const sent = (type: 'CLICK_AND_COLLECT' | 'DELIVERY') =>
    orderRequest({ ...typed, delivery: { ...typed.delivery, type, idAddress: 4, slot } }, 12).delivery
  expect(sent('CLICK_AND_COLLECT')).toMatchObject({ idAddress: 4, dateSchedule: '2026-11-21', idSchedule: 600 })
  expect(sent('DELIVERY')).toEqual({ type: 'DELIVERY', idCarrier: null, idAddress: null })
})
