import { apportion } from '#rules/basics/apportion.ts'
import { cents } from '#rules/basics/money.ts'
import { unitNet, withVat } from './invoice-amounts.ts'
import type { InvoiceAmount, InvoiceContent, InvoiceLine } from './invoice-content.ts'

/** What is given back, VAT included. */
interface Credited {
  /** Pieces of the invoice's lines, with what is given back for them. */
  lines: readonly { position: number; quantity: number; cents: number }[]
  shippingCents: number
  /** For no line: a gesture, or a part of the whole. It lies over all that is left of the invoice. */
  goodwillCents: number
}

interface CreditNoteRequest {
  invoice: InvoiceContent
  /** As it is written: `F2026-000123`. */
  number: string
  credited: Credited
  /** The earlier credit notes of the same invoice. */
  before: readonly InvoiceContent[]
  reason: string
  issuedAt: Date
}

/**
 * What a credit note says. Under no rate do all credit notes of an invoice give back more than it has, and what is given
 * back in parts is, all together, the invoice to the cent. What does not fit under the rate of its line, because a gesture
 * has given it back already, lies over the other rates.
 */
export function creditNoteContent({ invoice, number, credited, before, reason, issuedAt }: CreditNoteRequest) {
  const pieces = creditedPieces({ invoice, credited, before })
  const vat = creditedVat({ invoice, before, pieces })
  const amountsOf = (owner: Piece['owner']) => pieceAmounts({ owner, pieces, vat })
  const lines = credited.lines.flatMap(({ position, quantity }, at): InvoiceLine[] => {
    const line = invoice.lines.find((one) => one.position === position)
    const amounts = amountsOf(at)
    if (!line || amounts.length === 0) return []
    const { formerly: _, ...told } = line
    return [{ ...told, quantity, unitNetCents: unitNet(amounts, quantity), amounts, paid: amounts }]
  })
  const shipping = amountsOf('shipping')
  const content: InvoiceContent = {
    ...invoice,
    issuedAt: issuedAt.toISOString(),
    lines,
    productsCents: grossOf(lines.flatMap(({ amounts }) => amounts)),
    discountCents: 0,
    discountCode: null,
    shippingCents: grossOf(shipping),
    discounts: [],
    shipping,
    shippingPaid: shipping,
    goodwill: amountsOf('goodwill'),
    vat,
    vatGrounds: vat.some(({ rate }) => rate === 0) ? invoice.vatGrounds : [],
    totalCents: grossOf(vat),
    paidBy: [],
    corrects: { number, issuedAt: invoice.issuedAt, reason },
  }
  return content
}

/** A part of what is given back, under one rate. */
interface Piece {
  /** The place in `credited.lines`, or what else it is. */
  owner: number | 'shipping' | 'goodwill'
  rate: number
  gross: number
}

type CreditFacts = Pick<CreditNoteRequest, 'invoice' | 'credited' | 'before'>

function creditedPieces({ invoice, credited, before }: CreditFacts): Piece[] {
  const left = remaining(
    invoice.vat,
    before.flatMap(({ vat }) => vat),
  )
  const wished = [
    ...credited.lines.flatMap((wish, owner) => linePieces({ wish, owner, invoice, before })),
    ...pieces({
      owner: 'shipping',
      amount: credited.shippingCents,
      left: remaining(
        invoice.shippingPaid,
        before.flatMap(({ shipping }) => shipping),
      ),
    }),
  ]
  const fitting = wished.map((piece) => {
    const gross = Math.min(piece.gross, left.get(piece.rate) ?? 0)
    left.set(piece.rate, (left.get(piece.rate) ?? 0) - gross)
    return { ...piece, gross }
  })
  const asked = credited.lines.reduce((sum, line) => sum + line.cents, credited.shippingCents + credited.goodwillCents)
  const rest = asked - fitting.reduce((sum, { gross }) => sum + gross, 0)
  if (rest > [...left.values()].reduce((sum, gross) => sum + gross, 0))
    throw new RangeError(`The invoice has not ${asked} cents left to give back`)
  return [...fitting, ...pieces({ owner: 'goodwill', amount: rest, left })].filter(({ gross }) => gross > 0)
}

interface LinePiecesOptions extends Pick<CreditFacts, 'invoice' | 'before'> {
  wish: Credited['lines'][number]
  owner: number
}

function linePieces({ wish, owner, invoice, before }: LinePiecesOptions): Piece[] {
  const line = invoice.lines.find(({ position }) => position === wish.position)
  if (!line) throw new RangeError(`The invoice has no line ${wish.position}`)
  const earlier = before.flatMap(({ lines }) => lines).filter(({ position }) => position === wish.position)
  return pieces({
    owner,
    amount: wish.cents,
    left: remaining(
      line.paid,
      earlier.flatMap(({ amounts }) => amounts),
    ),
  })
}

interface PiecesOptions {
  owner: Piece['owner']
  amount: number
  left: ReadonlyMap<number, number>
}

/** In proportion to what is left under each rate, and never more than that. */
function pieces({ owner, amount, left }: PiecesOptions): Piece[] {
  const grosses = [...left.values()]
  const most = grosses.reduce((sum, gross) => sum + gross, 0)
  const shares = apportion(cents(Math.min(amount, most)), grosses)
  return [...left.keys()].map((rate, at) => ({ owner, rate, gross: shares[at] ?? 0 }))
}

/** Gross amounts by rate, less what was given back of them. */
function remaining(whole: readonly InvoiceAmount[], given: readonly InvoiceAmount[]): Map<number, number> {
  const left = new Map<number, number>()
  for (const { rate, gross } of whole) left.set(rate, (left.get(rate) ?? 0) + gross)
  for (const { rate, gross } of given) left.set(rate, Math.max(0, (left.get(rate) ?? 0) - gross))
  return left
}

interface CreditedVatOptions extends Pick<CreditFacts, 'invoice' | 'before'> {
  pieces: readonly Piece[]
}

/** The net of all that was given back so far is its share of the invoice's net: parts add up to the whole. */
function creditedVat({ invoice, before, pieces: given }: CreditedVatOptions): InvoiceAmount[] {
  return invoice.vat.flatMap(({ rate, net, gross }) => {
    const now = grossOf(given.filter((piece) => piece.rate === rate))
    if (now === 0) return []
    const earlier = before.flatMap(({ vat }) => vat).filter((row) => row.rate === rate)
    const until = grossOf(earlier) + now
    const netUntil = until === gross ? net : Math.round((net * until) / gross)
    const bare = Math.min(now, Math.max(0, netUntil - earlier.reduce((sum, row) => sum + row.net, 0)))
    return [{ rate, net: bare, vat: now - bare, gross: now }]
  })
}

interface PieceAmountsOptions {
  owner: Piece['owner']
  pieces: readonly Piece[]
  vat: readonly InvoiceAmount[]
}

function pieceAmounts({ owner, pieces: all, vat }: PieceAmountsOptions): InvoiceAmount[] {
  return vat.flatMap(({ rate, vat: tax }) => {
    const same = all.filter((piece) => piece.rate === rate)
    const amounts = withVat({ rate, grosses: same.map(({ gross }) => cents(gross)), vat: cents(tax) })
    return amounts.filter((_, at) => same[at]?.owner === owner)
  })
}

function grossOf(amounts: readonly { gross: number }[]): number {
  return amounts.reduce((sum, { gross }) => sum + gross, 0)
}
