import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftToCredit, piecesCents } from '#tests/support/left-to-credit.ts'
import { randomInvoice } from '#tests/support/random-invoices.ts'
import { creditNoteContent } from './credit-note.ts'
import type { InvoiceAmount, InvoiceContent } from './invoice-content.ts'

/** How much of what is left a credit note gives back, and of what. */
const step = fc.record({
  kind: fc.constantFrom('lines', 'shipping', 'goodwill', 'all' as const),
  share: fc.double({ min: 0.01, max: 1, noNaN: true }),
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
type Credited = Parameters<typeof creditNoteContent>[0]['credited']

/** A wish that fits what is left; whatever a gesture has taken before is wished for no more. */
function wished(invoice: InvoiceContent, { before, step: { kind, share } }: { before: InvoiceContent[]; step: Step }) {
  const left = leftToCredit(invoice, before)
  let most = left.totalCents
  const take = (amount: number) => {
    const taken = Math.min(most, Math.max(0, amount))
    most -= taken
    return taken
  }
  const lines: Credited['lines'] =
    kind === 'lines' || kind === 'all'
      ? left.lines.flatMap((line) => {
          const quantity = Math.ceil(line.quantity * share)
          const cents = quantity === 0 ? 0 : take(piecesCents(line, quantity))
          return cents === 0 ? [] : [{ position: line.position, quantity, cents }]
        })
      : []
  const shippingCents = kind === 'shipping' || kind === 'all' ? take(Math.round(left.shippingCents * share)) : 0
  const goodwillCents = kind === 'goodwill' || kind === 'all' ? take(Math.round(most * share)) : 0
  return { lines, shippingCents, goodwillCents }
}

function sumsByRate(amounts: readonly InvoiceAmount[]): Record<string, number[]> {
  const sums: Record<string, number[]> = {}
  for (const { rate, net, vat, gross } of amounts) {
    const [one = 0, two = 0, three = 0] = sums[rate] ?? []
    sums[rate] = [one + net, two + vat, three + gross]
  }
  return sums
}

const rowsOf = ({ lines, shipping, goodwill }: InvoiceContent) => [
  ...lines.flatMap(({ amounts }) => amounts),
  ...shipping,
  ...goodwill,
]

test('however an invoice is given back, no rate gives back more than it has, and all of it is the invoice', () => {
  fc.assert(
    fc.property(randomInvoice, fc.array(step, { maxLength: 6 }), (invoice, steps) => {
      const request = { invoice, number: 'F2026-000001', reason: '', issuedAt: new Date(0) }
      const notes: InvoiceContent[] = []
      for (const one of steps) {
        const credited = wished(invoice, { before: notes, step: one })
        const asked = credited.lines.reduce(
          (sum, line) => sum + line.cents,
          credited.shippingCents + credited.goodwillCents,
        )
        if (asked === 0) continue
        const note = creditNoteContent({ ...request, credited, before: notes })
        expect(note.totalCents).toBe(asked)
        expect(sumsByRate(rowsOf(note))).toEqual(sumsByRate(note.vat))
        for (const { net, vat, gross } of rowsOf(note)) {
          expect([net + vat, Math.min(net, vat) >= 0]).toEqual([gross, true])
        }
        notes.push(note)
        const given = sumsByRate(notes.flatMap(({ vat }) => vat))
        for (const { rate, net, vat, gross } of invoice.vat) {
          const [one = 0, two = 0, three = 0] = given[rate] ?? []
          expect([one <= net, two <= vat, three <= gross]).toEqual([true, true, true])
        }
      }
      const rest = leftToCredit(invoice, notes).totalCents
      if (rest > 0) {
        const credited = { lines: [], shippingCents: 0, goodwillCents: rest }
        notes.push(creditNoteContent({ ...request, credited, before: notes }))
      }
      const told = invoice.vat.filter(({ gross }) => gross > 0)
      expect(sumsByRate(notes.flatMap(({ vat }) => vat))).toEqual(sumsByRate(told))
    }),
  )
})
