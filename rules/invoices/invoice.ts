import { type Cents, cents, roundToCents } from '#rules/basics/money.ts'

/** Who sells, as the law wants it on an invoice (code de commerce, L441-9 and R123-237); null is what it has not told. */
export interface InvoiceSeller {
  name: string
  /** Its name in the register, where it is another. */
  legalName: string | null
  corporateForm: string | null
  shareCapital: string | null
  headOffice: string | null
  siret: string | null
  rcs: string | null
  vatNumber: string | null
  email: string | null
  phone: string | null
  /** What it says of payment (BALANCE_PAYMENT_CONDITIONS). */
  paymentConditions: string | null
}

export interface InvoiceAddress {
  firstname: string
  lastname: string
  company: string
  address: string
  addressPart2: string
  postalCode: string
  city: string
  idCountry: number
}

interface InvoiceVat {
  rate: number
  net: number
  vat: number
  gross: number
}

export interface InvoiceLine {
  name: string
  label: string
  reference: string
  quantity: number
  /** Of one, without VAT. */
  unitNetCents: number
  /** Several for boxes of several rates. */
  rates: readonly number[]
  netCents: number
  grossCents: number
}

/** All that an invoice or a credit note tells: frozen when issued, in cents. */
export interface InvoiceContent {
  locale: string
  orderId: number
  orderReference: string
  issuedAt: string
  /** When the goods were sold: the day they were paid for. */
  suppliedAt: string
  seller: InvoiceSeller
  buyer: InvoiceAddress & { email: string }
  /** Where it differs from the buyer's. */
  delivery: InvoiceAddress | null
  lines: readonly InvoiceLine[]
  productsCents: number
  discountCents: number
  discountCode: string | null
  shippingCents: number
  /** Per rate, discount and delivery included. */
  vat: readonly InvoiceVat[]
  totalCents: number
  /** Only on a credit note: what it corrects, and why. */
  corrects: { number: string; issuedAt: string; reason: string } | null
}

export interface InvoicedOrder {
  id: number
  reference: string
  locale: string
  email: string
  paidAt: Date
  billingAddress: InvoiceAddress
  deliveryAddress: InvoiceAddress | null
  productsCents: number
  discountCents: number
  discountCode: string | null
  shippingCents: number
  totalCents: number
  vat: readonly InvoiceVat[]
}

interface InvoicedLine {
  name: string
  label: string
  reference: string
  quantity: number
  totalCents: number
  vatParts: readonly { rate: number; cents: number }[]
}

interface InvoiceRequest {
  order: InvoicedOrder
  lines: readonly InvoicedLine[]
  seller: InvoiceSeller
  issuedAt: Date
}

/** What the invoice of an order says, for ever. */
export function invoiceContent({ order, lines, seller, issuedAt }: InvoiceRequest): InvoiceContent {
  const { billingAddress, deliveryAddress } = order
  return {
    locale: order.locale,
    orderId: order.id,
    orderReference: order.reference,
    issuedAt: issuedAt.toISOString(),
    suppliedAt: order.paidAt.toISOString(),
    seller,
    buyer: { ...billingAddress, email: order.email },
    delivery: deliveryAddress && !isSamePlace(deliveryAddress, billingAddress) ? deliveryAddress : null,
    lines: lines.map(invoiceLine),
    productsCents: order.productsCents,
    discountCents: order.discountCents,
    discountCode: order.discountCode,
    shippingCents: order.shippingCents,
    vat: [...order.vat].sort((one, other) => other.rate - one.rate),
    totalCents: order.totalCents,
    corrects: null,
  }
}

function invoiceLine({ name, label, reference, quantity, totalCents, vatParts }: InvoicedLine): InvoiceLine {
  const net = vatParts.reduce((sum, part) => sum + netAmount(cents(part.cents), part.rate), 0)
  const rates = [...new Set(vatParts.map(({ rate }) => rate))].sort((one, other) => other - one)
  const unitNetCents = roundToCents(net / quantity)
  return { name, label, reference, quantity, unitNetCents, rates, netCents: net, grossCents: totalCents }
}

/** What remains of a price when its VAT is taken out. */
export function netAmount(gross: Cents, rate: number): Cents {
  return roundToCents((gross * 100) / (100 + rate))
}

function isSamePlace(one: InvoiceAddress, other: InvoiceAddress): boolean {
  const keys = Object.keys(one) as (keyof InvoiceAddress)[]
  return keys.every((key) => one[key] === other[key])
}

interface CreditNoteRequest {
  invoice: InvoiceContent
  /** As it is written: `F2026-000123`. */
  number: string
  amountCents: number
  /** What earlier credit notes of the same invoice gave back. */
  alreadyCents: number
  reason: string
  issuedAt: Date
}

/** What a credit note says: the part of each rate that the money given back is of the whole. */
export function creditNoteContent({ invoice, number, amountCents, alreadyCents, reason, issuedAt }: CreditNoteRequest) {
  const before = vatShares(invoice, alreadyCents)
  const after = vatShares(invoice, alreadyCents + amountCents)
  const vat = after.map(({ rate, gross, net }, at) => {
    const given = gross - (before[at]?.gross ?? 0)
    const bare = Math.min(given, Math.max(0, net - (before[at]?.net ?? 0)))
    return { rate, net: bare, vat: given - bare, gross: given }
  })
  const content: InvoiceContent = {
    ...invoice,
    issuedAt: issuedAt.toISOString(),
    lines: [],
    productsCents: amountCents,
    discountCents: 0,
    discountCode: null,
    shippingCents: 0,
    vat: vat.filter(({ gross }) => gross > 0),
    totalCents: amountCents,
    corrects: { number, issuedAt: invoice.issuedAt, reason },
  }
  return content
}

/**
 * How an amount lies over the rates of an invoice, cent by cent to the rate that is furthest behind (the method of
 * Sainte-Laguë): a larger amount never takes a cent back from a rate, so that parts add up to the whole.
 */
function vatShares({ vat, totalCents }: InvoiceContent, amount: number) {
  const shares = vat.map(({ gross }) => Math.max(0, Math.floor((gross * amount) / totalCents) - vat.length))
  const behind = (at: number) => (vat[at]?.gross ?? 0) / (2 * (shares[at] ?? 0) + 1)
  for (let left = amount - shares.reduce((sum, share) => sum + share, 0); left > 0; left -= 1) {
    const next = vat.reduce((furthest, _, at) => (behind(at) > behind(furthest) ? at : furthest), 0)
    shares[next] = (shares[next] ?? 0) + 1
  }
  return vat.map(({ rate, gross, net }, at) => {
    const share = shares[at] ?? 0
    return { rate, gross: share, net: gross === 0 ? 0 : Math.round((net * share) / gross) }
  })
}
