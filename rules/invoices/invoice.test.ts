import { expect, test } from 'vitest'
import { TEST_ADDRESS } from '#tests/support/test-order.ts'
import { type InvoicedOrder, invoiceContent } from './invoice.ts'
import { invoiceNumber, parseInvoiceNumber } from './invoice-number.ts'

const SELLER = {
  name: 'Domaine d’Essai',
  legalName: null,
  corporateForm: 'EARL',
  shareCapital: '10 000',
  headOffice: 'Saumur',
  siret: '00041850900014',
  rcs: 'Angers 000 418 509',
  vatNumber: 'FR68000418509',
  email: null,
  phone: null,
  paymentConditions: null,
}
const ORDER: InvoicedOrder = {
  id: 7,
  reference: 'C-000007',
  locale: 'fr',
  email: 'jeanne@example.com',
  paidAt: new Date('2026-11-15T10:00:00Z'),
  billingAddress: TEST_ADDRESS,
  deliveryAddress: TEST_ADDRESS,
  productsCents: 8400,
  discountCents: 0,
  discountCode: null,
  shippingCents: 0,
  totalCents: 8400,
}
const BOTTLES = {
  name: 'Les Aubépines',
  label: '2021',
  reference: 'LA',
  quantity: 6,
  answers: [],
  isDematerialized: false,
  totalCents: 7500,
  vatParts: [{ rate: 20, cents: 7500 }],
}
const JUICE = {
  ...BOTTLES,
  name: 'Jus',
  quantity: 2,
  totalCents: 900,
  vatParts: [{ rate: 5.5, cents: 900 }],
}
const issuedAt = new Date('2026-11-15T10:05:00Z')
type Lines = Parameters<typeof invoiceContent>[0]['lines']
const made = (order: Partial<InvoicedOrder> = {}, lines: Lines = [BOTTLES, JUICE]) =>
  invoiceContent({ order: { ...ORDER, ...order }, lines, seller: SELLER, issuedAt })

test('a line tells what it costs without VAT, to the hundredth of a cent where that is needed to multiply', () => {
  const content = made()
  expect(content.lines.map(({ position, unitNetCents, amounts }) => ({ position, unitNetCents, amounts }))).toEqual([
    { position: 0, unitNetCents: 1041.67, amounts: [{ rate: 20, net: 6250, vat: 1250, gross: 7500 }] },
    { position: 1, unitNetCents: 426.5, amounts: [{ rate: 5.5, net: 853, vat: 47, gross: 900 }] },
  ])
  expect(content.vat.map(({ rate }) => rate)).toEqual([20, 5.5])
  expect([content.issuedAt, content.suppliedAt]).toEqual(['2026-11-15T10:05:00.000Z', '2026-11-15T10:00:00.000Z'])
})

test('the cent that rounding leaves over is one of a line: three lines of 1 € hold 50 cents of VAT', () => {
  const line = { ...BOTTLES, quantity: 1, totalCents: 100, vatParts: [{ rate: 20, cents: 100 }] }
  const { lines, vat } = made({ productsCents: 300, totalCents: 300 }, [line, line, line])
  expect(lines.map(({ amounts }) => amounts[0]?.vat)).toEqual([17, 17, 16])
  expect(vat).toEqual([{ rate: 20, net: 250, vat: 50, gross: 300 }])
})

test('a box of several rates tells each of them, highest first', () => {
  const vatParts = [
    { rate: 5.5, cents: 1055 },
    { rate: 20, cents: 2400 },
  ]
  const box = { ...BOTTLES, quantity: 1, totalCents: 3455, vatParts }
  const [line] = made({ productsCents: 3455, totalCents: 3455 }, [box]).lines
  expect(line).toMatchObject({
    unitNetCents: 3000,
    amounts: [
      { rate: 20, net: 2000, vat: 400, gross: 2400 },
      { rate: 5.5, net: 1000, vat: 55, gross: 1055 },
    ],
  })
})

test('reductions and delivery are rows of each rate, and a line knows what was paid for it', () => {
  const content = made({ discountCents: 840, discountCode: 'FETE', shippingCents: 1200, totalCents: 8760 })
  expect(content.discounts.map(({ rate, gross }) => [rate, gross])).toEqual([
    [20, 750],
    [5.5, 90],
  ])
  expect(content.shipping.map(({ rate, gross }) => [rate, gross])).toEqual([
    [20, 1071],
    [5.5, 129],
  ])
  expect(content.lines.map(({ paid }) => paid[0]?.gross)).toEqual([6750, 810])
})

test('what the order says its code took off each line is what counts', () => {
  const told = [
    { ...BOTTLES, vatParts: [{ rate: 20, cents: 7500, discount: 0 }] },
    { ...JUICE, vatParts: [{ rate: 5.5, cents: 900, discount: 0 }] },
  ]
  const content = made({ discountCents: 600, shippingCents: 600 }, told)
  expect(content.lines.map(({ paid }) => paid[0]?.gross)).toEqual([7500, 900])
  expect([content.shipping.length, content.shippingPaid]).toEqual([2, []])
  expect(content.discounts.reduce((sum, { gross }) => sum + gross, 0)).toBe(600)
})

test('the place of delivery is told where it is another one', () => {
  expect(made().delivery).toBeNull()
  expect(made({ deliveryAddress: null }).delivery).toBeNull()
  const other = { ...TEST_ADDRESS, city: 'Saumur' }
  expect(made({ deliveryAddress: other }).delivery).toEqual(other)
})

test('an order is paid by card, or not at all where it costs nothing, unless something else is said', () => {
  expect(made().paidBy).toEqual([{ kind: 'CARD', cents: 8400 }])
  const free = { discountCents: 8400, totalCents: 0 }
  expect(made(free).paidBy).toEqual([{ kind: 'NOTHING', cents: 0 }])
  const paidBy = [{ kind: 'GIFT_CARD', cents: 8400, reference: '…4F2A' }] as const
  expect(invoiceContent({ order: ORDER, lines: [BOTTLES, JUICE], seller: SELLER, issuedAt, paidBy }).paidBy).toEqual(
    paidBy,
  )
})

test('numbers are written and read back, and nothing else is read', () => {
  expect(invoiceNumber({ series: 'INVOICE', year: 2026, number: 123 })).toBe('F2026-000123')
  expect(invoiceNumber({ series: 'CREDIT_NOTE', year: 2026, number: 45 })).toBe('A2026-000045')
  expect(parseInvoiceNumber('F2026-000123')).toEqual({ series: 'INVOICE', year: 2026, number: 123 })
  expect(parseInvoiceNumber('A2026-000045')).toEqual({ series: 'CREDIT_NOTE', year: 2026, number: 45 })
  for (const other of ['', 'X2026-000001', 'F2026-1', 'F2026-0000001', 'f2026-000001', 'F2026-000001 ']) {
    expect([other, parseInvoiceNumber(other)]).toEqual([other, null])
  }
})
