import { apportion } from '#rules/basics/apportion.ts'
import { type Cents, cents } from '#rules/basics/money.ts'
import { type ReducedPart, vatByRate, vatInside } from '#rules/orders/vat.ts'
import type { InvoiceAmount } from './invoice-content.ts'

interface TaxedPieces {
  /** Of each piece, rate by rate, before its reduction. */
  before: InvoiceAmount[][]
  /** What is left of it. */
  after: InvoiceAmount[][]
  /** What is taken off all of them, rate by rate; rates without any are left out. */
  discounts: InvoiceAmount[]
  /** What all of them come to. */
  vat: InvoiceAmount[]
}

/**
 * The VAT of what is sold together. Under each rate it is that of the sum, as the law has it, and it is laid over the pieces
 * to the cent: what is listed adds up to what is declared, before the reduction, after it, and with it as a row of its own.
 */
export function taxedPieces(pieces: readonly (readonly ReducedPart[])[]): TaxedPieces {
  const parts = pieces.flatMap((own, piece) => own.map((part) => ({ ...part, piece })))
  const before: InvoiceAmount[][] = pieces.map(() => [])
  const after: InvoiceAmount[][] = pieces.map(() => [])
  const discounts: InvoiceAmount[] = []
  for (const [rate, same] of byHighestRate(parts)) {
    const whole = withVat({ rate, grosses: same.map((part) => part.cents) })
    const left = withVat({ rate, grosses: same.map((part) => cents(part.cents - part.discount)) })
    for (const [at, { piece }] of same.entries()) {
      before[piece]?.push(...whole.slice(at, at + 1))
      after[piece]?.push(...left.slice(at, at + 1))
    }
    discounts.push(difference(total(rate, whole), total(rate, left)))
  }
  return { before, after, discounts: discounts.filter(({ gross }) => gross > 0), vat: vatByRate(parts) }
}

interface TaxedAmounts {
  rate: number
  grosses: readonly Cents[]
  vat?: Cents
}

/** Amounts of one rate with their shares of the VAT of their sum, or of the VAT that is given. */
export function withVat({ rate, grosses, vat }: TaxedAmounts): InvoiceAmount[] {
  const shares = apportion(vat ?? vatInside(sum(grosses), rate), grosses)
  return grosses.map((gross, at) => {
    const share = shares[at] ?? 0
    return { rate, net: gross - share, vat: share, gross }
  })
}

/** Without VAT, of one: in hundredths of a cent where cents would not multiply to the line. */
export function unitNet(amounts: readonly InvoiceAmount[], quantity: number): number {
  const net = amounts.reduce((sum, amount) => sum + amount.net, 0)
  return Math.round((net * 100) / quantity) / 100
}

function byHighestRate<Part extends { rate: number }>(parts: readonly Part[]): [number, Part[]][] {
  return [...Map.groupBy(parts, ({ rate }) => rate)].sort(([one], [other]) => other - one)
}

function total(rate: number, amounts: readonly InvoiceAmount[]): InvoiceAmount {
  const start = { rate, net: 0, vat: 0, gross: 0 }
  return amounts.reduce((all, one) => add(all, one), start)
}

function add(one: InvoiceAmount, other: InvoiceAmount): InvoiceAmount {
  return { rate: one.rate, net: one.net + other.net, vat: one.vat + other.vat, gross: one.gross + other.gross }
}

function difference(one: InvoiceAmount, other: InvoiceAmount): InvoiceAmount {
  return { rate: one.rate, net: one.net - other.net, vat: one.vat - other.vat, gross: one.gross - other.gross }
}

function sum(amounts: readonly number[]): Cents {
  return cents(amounts.reduce((all, one) => all + one, 0))
}
