import { expect, test } from 'vitest'
import type { InvoiceContent } from '#rules/invoices/invoice-content.ts'
import { readInvoice } from '#rules/invoices/stored-invoice.ts'
import { addPaper } from '#tests/support/random-invoices.ts'
import { accountNumber } from './ledger-accounts.ts'
import { saleEntry } from './sale-entry.ts'
import { createVatReport } from './vat-report.ts'

const amount = (rate: number, [net, vat]: readonly [number, number]) => ({ rate, net, vat, gross: net + vat })
const line = (position: number, paid: readonly ReturnType<typeof amount>[]) => ({
  position,
  name: '',
  label: '',
  reference: '',
  quantity: 1,
  answers: [],
  unitNetCents: 0,
  amounts: paid,
  paid,
})

/** A box of wine and juice, a card of 50 €, and delivery. */
const CONTENT = {
  buyer: { firstname: 'Jeanne', lastname: 'Lebrun', company: '' },
  corrects: null,
  lines: [line(0, [amount(20, [1_000, 200]), amount(5.5, [200, 11])]), line(1, [amount(0, [5_000, 0])])],
  shippingPaid: [amount(20, [500, 100])],
  goodwill: [],
  vat: [amount(20, [1_500, 300]), amount(5.5, [200, 11]), amount(0, [5_000, 0])],
} as unknown as InvoiceContent
const LINES = [
  { position: 0, isAlcohol: true, isGiftCard: false },
  { position: 1, isAlcohol: false, isGiftCard: true },
]
const issuedAt = new Date('2026-11-30T23:30:00Z')
const paper = (content: InvoiceContent, vouchersCents = 0) => ({
  number: 'F2026-000007',
  issuedAt,
  content,
  lines: LINES,
  vouchersCents,
})
const told = (content: InvoiceContent) =>
  saleEntry(paper(content)).lines.map(({ account, debit, credit }) => [accountNumber(account), debit, credit])

test('wine, goods, delivery and cards sold each have their account, VAT one a rate', () => {
  expect(told(CONTENT)).toEqual([
    ['41100000', 7_011, 0],
    ['70100200', 0, 1_000],
    ['70700055', 0, 200],
    ['41910000', 0, 5_000],
    ['70850200', 0, 500],
    ['44571200', 0, 300],
    ['44571055', 0, 11],
  ])
})

test('a credit note goes the other way, a gesture is a reduction granted', () => {
  const corrects = { number: 'F2026-000007', issuedAt: '', reason: '' }
  const content = {
    ...CONTENT,
    corrects,
    lines: [],
    shippingPaid: [],
    goodwill: [amount(20, [100, 20])],
    vat: [amount(20, [100, 20])],
  }
  expect(told(content)).toEqual([
    ['41100000', 0, 120],
    ['70900200', 100, 0],
    ['44571200', 20, 0],
  ])
})

test('what costs nothing has no lines', () => {
  expect(
    told({ ...CONTENT, lines: [line(0, [amount(20, [0, 0])])], shippingPaid: [], vat: [amount(20, [0, 0])] }),
  ).toEqual([])
})

test('a company is called by its name, anybody else by theirs', () => {
  expect(saleEntry(paper(CONTENT)).customer).toBe('Jeanne Lebrun')
  const buyer = { ...CONTENT.buyer, company: ' Cave du Port ' }
  expect(saleEntry(paper({ ...CONTENT, buyer })).customer).toBe('Cave du Port')
})

test('papers of the first form tell their delivery by what their lines leave of the sum', () => {
  const former = {
    ...CONTENT,
    seller: { vatNumber: 'FR1' },
    shippingCents: 600,
    discountCents: 0,
    productsCents: 1_200,
    totalCents: 1_800,
    lines: [
      {
        name: '',
        label: '',
        reference: '',
        quantity: 1,
        unitNetCents: 0,
        rates: [20],
        netCents: 1_000,
        grossCents: 1_200,
      },
    ],
    vat: [amount(20, [1_500, 300])],
    shipping: undefined,
  }
  const { shipping: _, shippingPaid: __, goodwill: ___, ...stored } = former
  expect(told(readInvoice(stored))).toEqual([
    ['41100000', 1_800, 0],
    ['70100200', 0, 1_000],
    ['70850200', 0, 500],
    ['44571200', 0, 300],
  ])
})

test('a month of VAT is one of Paris, gift cards stand apart and last', () => {
  const report = createVatReport()
  addPaper(report, paper(CONTENT))
  addPaper(report, { ...paper(CONTENT), issuedAt: new Date('2026-11-30T22:30:00Z') })
  expect(report.rows().map(({ month, rate, isVoucher, gross }) => [month, rate, isVoucher, gross])).toEqual([
    ['2026-11', 20, false, 1_800],
    ['2026-11', 5.5, false, 211],
    ['2026-11', 0, true, 5_000],
    ['2026-12', 20, false, 1_800],
    ['2026-12', 5.5, false, 211],
    ['2026-12', 0, true, 5_000],
  ])
})
