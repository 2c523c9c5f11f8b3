import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { creditNoteContent, type InvoicedOrder, invoiceContent, netAmount } from './invoice.ts'
import { invoiceNumber, parseInvoiceNumber } from './invoice-number.ts'

const ADDRESS = {
  firstname: 'Jeanne',
  lastname: 'Moreau',
  company: '',
  address: '12, rue des Halles',
  addressPart2: '',
  postalCode: '75001',
  city: 'Paris',
  idCountry: 250,
}
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
  billingAddress: ADDRESS,
  deliveryAddress: ADDRESS,
  productsCents: 8400,
  discountCents: 0,
  discountCode: null,
  shippingCents: 0,
  totalCents: 8400,
  vat: [
    { rate: 5.5, net: 853, vat: 47, gross: 900 },
    { rate: 20, net: 6250, vat: 1250, gross: 7500 },
  ],
}
const LINES = [
  {
    name: 'Les Aubépines',
    label: '2021',
    reference: 'LA',
    quantity: 6,
    totalCents: 7500,
    vatParts: [{ rate: 20, cents: 7500 }],
  },
  {
    name: 'Jus',
    label: '',
    reference: '',
    quantity: 2,
    totalCents: 900,
    vatParts: [{ rate: 5.5, cents: 900 }],
  },
]
const issuedAt = new Date('2026-11-15T10:05:00Z')
const made = (order: Partial<InvoicedOrder> = {}) =>
  invoiceContent({ order: { ...ORDER, ...order }, lines: LINES, seller: SELLER, issuedAt })

test('an invoice tells its lines without VAT, and its rates from the highest', () => {
  const content = made()
  expect(content.lines).toEqual([
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
      name: 'Jus',
      label: '',
      reference: '',
      quantity: 2,
      unitNetCents: 427,
      rates: [5.5],
      netCents: 853,
      grossCents: 900,
    },
  ])
  expect(content.vat.map(({ rate }) => rate)).toEqual([20, 5.5])
  expect([content.issuedAt, content.suppliedAt]).toEqual(['2026-11-15T10:05:00.000Z', '2026-11-15T10:00:00.000Z'])
})

test('a box of several rates is one line with all of them', () => {
  const vatParts = [
    { rate: 5.5, cents: 1055 },
    { rate: 20, cents: 2400 },
  ]
  const box = { name: 'Coffret', label: '', reference: '', quantity: 1, totalCents: 3455, vatParts }
  const [line] = invoiceContent({ order: ORDER, lines: [box], seller: SELLER, issuedAt }).lines
  expect(line).toMatchObject({ rates: [20, 5.5], netCents: 3000, unitNetCents: 3000 })
})

test('the place of delivery is told where it is another one', () => {
  expect(made().delivery).toBeNull()
  expect(made({ deliveryAddress: null }).delivery).toBeNull()
  const other = { ...ADDRESS, city: 'Saumur' }
  expect(made({ deliveryAddress: other }).delivery).toEqual(other)
})

test('VAT is taken out of a price to the cent', () => {
  expect([
    netAmount(cents(1200), 20),
    netAmount(cents(900), 5.5),
    netAmount(cents(1), 20),
    netAmount(cents(500), 0),
  ]).toEqual([1000, 853, 1, 500])
})

test('a credit note names its invoice and gives back a part of each rate', () => {
  const note = creditNoteContent({
    invoice: made(),
    number: 'F2026-000012',
    amountCents: 4200,
    alreadyCents: 0,
    reason: 'une bouteille cassée',
    issuedAt,
  })
  expect(note.corrects).toEqual({
    number: 'F2026-000012',
    issuedAt: '2026-11-15T10:05:00.000Z',
    reason: 'une bouteille cassée',
  })
  expect(note.totalCents).toBe(4200)
  expect(note.vat).toEqual([
    { rate: 20, net: 3125, vat: 625, gross: 3750 },
    { rate: 5.5, net: 427, vat: 23, gross: 450 },
  ])
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
