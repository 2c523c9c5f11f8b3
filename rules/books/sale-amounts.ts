import type { InvoiceAmount, InvoiceContent, InvoiceLine } from '#rules/invoices/invoice-content.ts'
import type { LedgerKind } from './ledger-accounts.ts'

/** What the order knows of a line besides what its paper tells. */
export interface SoldLine {
  position: number
  isAlcohol: boolean
  isGiftCard: boolean
}

export interface SalePaper {
  /** `F2026-000123` */
  number: string
  issuedAt: Date
  content: InvoiceContent
  lines: readonly SoldLine[]
  /** Of a credit note: what the gift cards were worth that were taken back with it. */
  vouchersCents: number
}

type SaleKind = Extract<LedgerKind, 'WINE' | 'GOODS' | 'DELIVERY' | 'GESTURES' | 'VOUCHERS'>

/** What was sold of one kind under one rate, reductions taken off. */
interface SaleAmount extends InvoiceAmount {
  kind: SaleKind
}

/**
 * What an invoice or a credit note comes to, by kind and rate: as it was issued, whatever the shop sells today. Under each
 * rate it is what the paper declares, to the cent.
 */
export function saleAmounts(paper: Pick<SalePaper, 'content' | 'lines' | 'vouchersCents'>): SaleAmount[] {
  const { content, lines } = paper
  const factsByPosition = new Map(lines.map((line) => [line.position, line]))
  const told = [
    ...content.lines.flatMap((line) =>
      line.paid.map((amount) => ({ ...amount, kind: lineKind({ line, amount, facts: factsByPosition }) })),
    ),
    ...content.shippingPaid.map((amount) => ({ ...amount, kind: 'DELIVERY' as const })),
    ...content.goodwill.map((amount) => ({ ...amount, kind: 'GESTURES' as const })),
  ]
  const all = [...told, ...content.vat.flatMap((whole) => untold(whole, { told, content }))]
  return [...all, ...takenBack(all, paper)].filter(isSomething)
}

/**
 * A gift card that is taken back is worth nothing any more, whatever was given back for it: what an earlier gesture has
 * given back of its price was no gesture then.
 */
function takenBack(
  told: readonly SaleAmount[],
  { content, vouchersCents }: Pick<SalePaper, 'content' | 'vouchersCents'>,
): SaleAmount[] {
  if (!content.corrects) return []
  const given = told.filter(({ kind }) => kind === 'VOUCHERS').reduce((sum, { gross }) => sum + gross, 0)
  const rest = vouchersCents - given
  const amount = (kind: SaleKind, cents: number) => ({ kind, rate: 0, net: cents, vat: 0, gross: cents })
  return [amount('VOUCHERS', rest), amount('GESTURES', -rest)]
}

interface LineKindOptions {
  line: InvoiceLine
  amount: InvoiceAmount
  facts: ReadonlyMap<number, SoldLine>
}

/** In a box of several rates the wine bears the highest one. */
function lineKind({ line, amount, facts }: LineKindOptions): SaleKind {
  const fact = facts.get(line.position)
  if (fact?.isGiftCard) return 'VOUCHERS'
  const highest = Math.max(...line.paid.map(({ rate }) => rate))
  return fact?.isAlcohol && amount.rate === highest ? 'WINE' : 'GOODS'
}

interface UntoldOptions {
  told: readonly SaleAmount[]
  content: InvoiceContent
}

/** Papers of the first form told delivery and gestures only in their sums. */
function untold(whole: InvoiceAmount, { told, content }: UntoldOptions): SaleAmount[] {
  const same = told.filter(({ rate }) => rate === whole.rate)
  const rest = (part: 'net' | 'vat' | 'gross') => whole[part] - same.reduce((sum, one) => sum + one[part], 0)
  const kind = content.corrects ? 'GESTURES' : 'DELIVERY'
  return [{ kind, rate: whole.rate, net: rest('net'), vat: rest('vat'), gross: rest('gross') }]
}

function isSomething({ net, vat, gross }: SaleAmount): boolean {
  return net !== 0 || vat !== 0 || gross !== 0
}
