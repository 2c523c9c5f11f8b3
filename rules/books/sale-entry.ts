import { type Booked, type Entry, entryLines } from './entries.ts'
import { type SalePaper, saleAmounts } from './sale-amounts.ts'

/** The entry of an invoice in the journal of sales; a credit note is the same the other way round. */
export function saleEntry(paper: SalePaper): Entry {
  const { number, issuedAt, content } = paper
  const { buyer, corrects, vat } = content
  const sign = corrects ? -1 : 1
  const booked: Booked[] = [
    { kind: 'CUSTOMERS', rate: null, amount: vat.reduce((sum, { gross }) => sum + gross, 0) },
    ...saleAmounts(paper).map(({ kind, rate, net }) => ({
      kind,
      rate: kind === 'VOUCHERS' ? null : rate,
      amount: -net,
    })),
    ...vat.map(({ rate, vat: tax }) => ({ kind: 'VAT' as const, rate, amount: -tax })),
  ]
  return {
    journal: 'SALES',
    kind: corrects ? 'CREDIT_NOTE' : 'INVOICE',
    at: issuedAt,
    piece: number,
    pieceAt: issuedAt,
    customer: buyer.company.trim() || `${buyer.firstname} ${buyer.lastname}`.trim(),
    lines: entryLines(booked.map((one) => ({ ...one, amount: one.amount * sign }))),
  }
}
