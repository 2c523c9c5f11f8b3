import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { creditNoteContent, type InvoiceContent, netAmount } from './invoice.ts'

const RATES = [20, 10, 5.5, 2.1, 0]
const grossByRate = fc.uniqueArray(
  fc.record({ rate: fc.constantFrom(...RATES), gross: fc.integer({ min: 1, max: 500_000 }) }),
  {
    selector: ({ rate }) => rate,
    minLength: 1,
  },
)

function invoiceOf(rows: readonly { rate: number; gross: number }[]): InvoiceContent {
  const vat = rows.map(({ rate, gross }) => {
    const net = netAmount(cents(gross), rate)
    return { rate, net, vat: gross - net, gross }
  })
  const totalCents = vat.reduce((sum, { gross }) => sum + gross, 0)
  return { issuedAt: '', vat, totalCents } as unknown as InvoiceContent
}

test('however an invoice is given back in parts, each part adds up and all together are the invoice', () => {
  fc.assert(
    fc.property(
      grossByRate,
      fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 5 }),
      (rows, cuts) => {
        const invoice = invoiceOf(rows)
        const issuedAt = new Date(0)
        const backByRate = new Map<number, number>()
        let alreadyCents = 0
        for (const cut of [...cuts, 1]) {
          const left = invoice.totalCents - alreadyCents
          const amountCents = Math.min(left, Math.max(1, Math.round(left * cut)))
          if (left === 0) break
          const note = creditNoteContent({ invoice, number: 'F', amountCents, alreadyCents, reason: '', issuedAt })
          expect(note.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(amountCents)
          for (const { rate, net, vat, gross } of note.vat) {
            expect(net + vat).toBe(gross)
            expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0)
            backByRate.set(rate, (backByRate.get(rate) ?? 0) + gross)
          }
          alreadyCents += amountCents
        }
        for (const { rate, gross } of invoice.vat) expect(backByRate.get(rate)).toBe(gross)
      },
    ),
  )
})
