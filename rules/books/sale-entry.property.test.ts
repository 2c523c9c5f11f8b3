import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditNoteContent } from '#rules/invoices/credit-note.ts'
import type { InvoiceContent } from '#rules/invoices/invoice-content.ts'
import { addPaper, randomInvoice } from '#tests/support/random-invoices.ts'
import type { Entry, EntryLine } from './entries.ts'
import { saleAmounts } from './sale-amounts.ts'
import { saleEntry } from './sale-entry.ts'
import { createVatReport } from './vat-report.ts'

const facts = (content: InvoiceContent) =>
  content.lines.map(({ position, paid }) => ({
    position,
    isAlcohol: position % 2 === 0,
    isGiftCard: position % 3 === 0 && paid.every(({ rate }) => rate === 0),
  }))

const cardsOf = ({ lines }: InvoiceContent, sold: ReturnType<typeof facts>) =>
  lines
    .filter(({ position }) => sold.some((one) => one.position === position && one.isGiftCard))
    .flatMap(({ paid }) => paid)
    .reduce((all, { gross }) => all + gross, 0)

const paperOf = (content: InvoiceContent, lines = facts(content)) => ({
  number: content.corrects ? 'A2026-000001' : 'F2026-000001',
  issuedAt: new Date('2026-11-17T12:00:00Z'),
  content,
  lines,
  vouchersCents: content.corrects ? cardsOf(content, lines) : 0,
})

const sum = (lines: readonly EntryLine[], side: 'debit' | 'credit') => lines.reduce((all, line) => all + line[side], 0)
const balanceOf = ({ lines }: Entry, kinds: readonly string[]) => {
  const own = lines.filter(({ account }) => kinds.includes(account.kind))
  return sum(own, 'debit') - sum(own, 'credit')
}

/** An invoice, and a part of it given back: some of its first line, of its delivery, and a gesture. */
const credited = fc
  .record({ invoice: randomInvoice, share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ invoice, share }) => {
    const [first] = invoice.lines
    const paid = first?.paid.reduce((all, { gross }) => all + gross, 0) ?? 0
    const shipping = invoice.shippingPaid.reduce((all, { gross }) => all + gross, 0)
    const left = invoice.totalCents - paid - shipping
    const content = creditNoteContent({
      invoice,
      number: 'F2026-000001',
      credited: {
        lines: first ? [{ position: first.position, quantity: first.quantity, cents: paid }] : [],
        shippingCents: Math.floor(shipping * share),
        goodwillCents: Math.floor(left * share),
      },
      before: [],
      reason: '',
      issuedAt: new Date(0),
    })
    return { invoice, content }
  })

test('every entry of an invoice debits what it credits, to the customer what is to be paid', () => {
  fc.assert(
    fc.property(randomInvoice, (content) => {
      const entry = saleEntry(paperOf(content))
      expect(sum(entry.lines, 'debit')).toBe(sum(entry.lines, 'credit'))
      expect(balanceOf(entry, ['CUSTOMERS'])).toBe(content.totalCents)
      expect(balanceOf(entry, ['VAT'])).toBe(0 - content.vat.reduce((all, { vat }) => all + vat, 0))
    }),
  )
})

test('a credit note is booked the other way round and balances as well', () => {
  fc.assert(
    fc.property(credited, ({ invoice, content }) => {
      const entry = saleEntry(paperOf(content, facts(invoice)))
      expect(sum(entry.lines, 'debit')).toBe(sum(entry.lines, 'credit'))
      expect(balanceOf(entry, ['CUSTOMERS'])).toBe(0 - content.totalCents)
      expect(entry.kind).toBe('CREDIT_NOTE')
    }),
  )
})

test('kinds add up to what the paper declares under each rate, and nothing is left untold', () => {
  fc.assert(
    fc.property(credited, ({ invoice, content }) => {
      for (const paper of [paperOf(invoice), paperOf(content, facts(invoice))]) {
        const amounts = saleAmounts(paper)
        for (const { rate, net, vat, gross } of paper.content.vat) {
          const same = amounts.filter((amount) => amount.rate === rate)
          const all = (part: 'net' | 'vat' | 'gross') => same.reduce((total, amount) => total + amount[part], 0)
          expect([all('net'), all('vat'), all('gross')]).toEqual([net, vat, gross])
        }
        if (paper.content.shippingPaid.length === 0) expect(amounts.some(({ kind }) => kind === 'DELIVERY')).toBe(false)
      }
    }),
  )
})

test('the report of VAT is invoices less credit notes, rate by rate', () => {
  fc.assert(
    fc.property(credited, ({ invoice, content }) => {
      const report = createVatReport()
      addPaper(report, paperOf(invoice))
      addPaper(report, paperOf(content, facts(invoice)))
      const rows = report.rows()
      for (const { rate, gross, vat } of invoice.vat) {
        const back = content.vat.find((row) => row.rate === rate)
        const same = rows.filter((row) => row.rate === rate)
        expect(same.reduce((all, row) => all + row.gross, 0)).toBe(gross - (back?.gross ?? 0))
        expect(same.reduce((all, row) => all + row.vat, 0)).toBe(vat - (back?.vat ?? 0))
      }
    }),
  )
})
