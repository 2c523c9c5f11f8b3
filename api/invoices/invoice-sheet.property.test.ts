import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InvoiceSheet } from '#providers/documents/invoice-sheet.ts'
import { sheetLook } from '#rules/catalogue/technical-sheet.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { randomInvoice } from '#tests/support/random-invoices.ts'
import { invoiceSheet } from './invoice-sheet.ts'

const house = { look: sheetLook(parameterValues([]), []), logo: null }

/** `−1 234,50 €` in cents. */
function readCents(drawn: string): number {
  if (drawn === '') return 0
  const digits = drawn.replace('−', '-').replaceAll(/[^\d-]/g, '')
  expect(drawn).toMatch(/^−?[\d\u202f]+,\d\d\u00a0€$/)
  return Number(digits)
}

const AMOUNTS = ['net', 'vat', 'gross'] as const
type Amounts = Record<(typeof AMOUNTS)[number], number>

/** What the rows of a drawn table come to, all together and under each rate. */
function drawnSums({ rows }: InvoiceSheet): Map<string, Amounts> {
  const sums = new Map<string, Amounts>()
  for (const row of rows.filter(({ rate }) => rate !== '')) {
    for (const key of ['all', row.rate]) {
      const sum = sums.get(key) ?? { net: 0, vat: 0, gross: 0 }
      for (const amount of AMOUNTS) sum[amount] += readCents(row[amount])
      sums.set(key, sum)
    }
  }
  return sums
}

test('every column of what is drawn adds up to its total, under each rate and over all', () => {
  fc.assert(
    fc.property(randomInvoice, (content) => {
      const sheet = invoiceSheet({ series: 'INVOICE', year: 2026, number: 1, content }, house)
      const sums = drawnSums(sheet)
      const [net, vat, gross] = sheet.sums.slice(-3).map(({ amount }) => readCents(amount))
      expect(sums.get('all')).toEqual({ net, vat, gross })
      expect(gross).toBe(content.totalCents)
      const told = new Map(sheet.vat.rows.map(([rate, ...amounts]) => [rate, amounts.map(readCents)]))
      for (const [rate, sum] of sums) {
        if (rate !== 'all') expect([sum.net, sum.vat, sum.gross]).toEqual(told.get(rate) ?? [0, 0, 0])
      }
      for (const [at] of AMOUNTS.entries()) {
        const all = [...told.values()].reduce((sum, amounts) => sum + (amounts[at] ?? 0), 0)
        expect(all).toBe([net, vat, gross][at])
      }
    }),
  )
})

test('no row but a reduction is negative, no VAT is a cent away from its own, and each net and VAT make their gross', () => {
  fc.assert(
    fc.property(randomInvoice, (content) => {
      const pieces = [...content.lines.flatMap(({ amounts, paid }) => [...amounts, ...paid]), ...content.shipping]
      for (const { rate, net, vat, gross } of [...pieces, ...content.shippingPaid, ...content.discounts]) {
        expect(net + vat).toBe(gross)
        expect(Math.min(net, vat, gross)).toBeGreaterThanOrEqual(0)
        expect(Math.abs(vat - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(1.5)
      }
    }),
  )
})
