import { expect, test } from 'vitest'
import { creditNoteContent } from './credit-note.ts'
import { readInvoice } from './stored-invoice.ts'

/** As the first form wrote it. */
const FORMER = {
  locale: 'fr',
  orderId: 7,
  orderReference: 'C-000007',
  issuedAt: '2026-11-15T10:05:00.000Z',
  suppliedAt: '2026-11-15T10:00:00.000Z',
  seller: { name: 'Domaine d’Essai', vatNumber: 'FR68000418509' },
  buyer: { firstname: 'Jeanne', email: 'jeanne@example.com' },
  delivery: null,
  lines: [
    {
      name: 'Les Aubépines',
      label: '2021',
      reference: 'LA',
      quantity: 6,
      unitNetCents: 1042,
      rates: [20],
      netCents: 6250,
      grossCents: 7500,
    },
    {
      name: 'Coffret',
      label: '',
      reference: '',
      quantity: 1,
      unitNetCents: 3000,
      rates: [20, 5.5],
      netCents: 3000,
      grossCents: 3455,
    },
  ],
  productsCents: 10955,
  discountCents: 955,
  discountCode: 'FETE',
  shippingCents: 0,
  vat: [
    { rate: 20, net: 7531, vat: 1506, gross: 9037 },
    { rate: 5.5, net: 913, vat: 50, gross: 963 },
  ],
  totalCents: 10000,
  corrects: null,
}

test('a paper of the first form is read with all that it told', () => {
  const content = readInvoice(FORMER)
  expect(content).toMatchObject({
    totalCents: 10000,
    discountCode: 'FETE',
    vat: FORMER.vat,
    paidBy: [{ kind: 'CARD' }],
  })
  expect(content.lines.map(({ position, formerly }) => ({ position, formerly }))).toEqual([
    { position: 0, formerly: { rates: [20], netCents: 6250, grossCents: 7500 } },
    { position: 1, formerly: { rates: [20, 5.5], netCents: 3000, grossCents: 3455 } },
  ])
  const paid = content.lines.flatMap((line) => line.paid)
  expect(paid.reduce((sum, { gross }) => sum + gross, 0)).toBe(10000)
})

test('a line of it can be given back, and what is left afterwards', () => {
  const invoice = readInvoice(FORMER)
  const request = { invoice, number: 'F2026-000001', reason: '', issuedAt: new Date(0) }
  const cents = 6846
  const credited = { lines: [{ position: 0, quantity: 6, cents }], shippingCents: 0, goodwillCents: 0 }
  const first = creditNoteContent({ ...request, credited, before: [] })
  expect(first.lines).toMatchObject([{ quantity: 6, amounts: [{ rate: 20, gross: cents }] }])
  expect(first.lines[0]).not.toHaveProperty('formerly')
  const rest = { lines: [], shippingCents: 0, goodwillCents: 10000 - cents }
  const second = creditNoteContent({ ...request, credited: rest, before: [first] })
  expect(second.vat.map(({ rate, gross }) => [rate, gross])).toEqual([
    [20, 9037 - cents],
    [5.5, 963],
  ])
})

test('a credit note of the first form has no lines, and counts as given back', () => {
  const invoice = readInvoice(FORMER)
  const former = { ...FORMER, lines: [], totalCents: 10000, corrects: { number: 'F', issuedAt: '', reason: '' } }
  const note = readInvoice(former)
  expect([note.lines, note.paidBy, note.goodwill]).toEqual([[], [], []])
  const credited = { lines: [], shippingCents: 0, goodwillCents: 1 }
  const request = { invoice, number: 'F', credited, before: [note], reason: '', issuedAt: new Date(0) }
  expect(() => creditNoteContent(request)).toThrow(/left/)
})

test('a paper of today is read as it was written', () => {
  const today = readInvoice({ ...FORMER, shipping: [], lines: [] })
  expect(readInvoice(today)).toBe(today)
})
