import { cents } from '#rules/basics/money.ts'
import { type ReducedPart, spreadOrder, type VatPart } from '#rules/orders/vat.ts'
import { taxedPieces, unitNet } from './invoice-amounts.ts'
import type { InvoiceAddress, InvoiceContent, InvoiceLine, InvoicePayment, InvoiceSeller } from './invoice-content.ts'
import { vatGrounds } from './vat-grounds.ts'

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
  /** What is brought where there are no lines. */
  carried?: readonly VatPart[]
}

interface InvoicedLine {
  name: string
  label: string
  reference: string
  quantity: number
  answers: readonly { label: string; text: string }[]
  isDematerialized: boolean
  totalCents: number
  /** `discount`: what the order's code took off; orders of former days do not know it. */
  vatParts: readonly { rate: number; cents: number; discount?: number | undefined }[]
}

interface InvoiceRequest {
  order: InvoicedOrder
  lines: readonly InvoicedLine[]
  seller: InvoiceSeller
  issuedAt: Date
  paidBy?: readonly InvoicePayment[] | undefined
}

/** What the invoice of an order says, for ever. */
export function invoiceContent({ order, lines, seller, issuedAt, paidBy }: InvoiceRequest): InvoiceContent {
  const { billingAddress, deliveryAddress, totalCents } = order
  const { rows, discounts, shipping, shippingPaid, vat } = invoiceAmounts(order, lines)
  return {
    locale: order.locale,
    orderId: order.id,
    orderReference: order.reference,
    issuedAt: issuedAt.toISOString(),
    suppliedAt: order.paidAt.toISOString(),
    seller,
    buyer: { ...billingAddress, email: order.email },
    delivery: deliveryAddress && !isSamePlace(deliveryAddress, billingAddress) ? deliveryAddress : null,
    lines: lines.map((line, position) => invoiceLine({ line, position, ...(rows[position] ?? NO_AMOUNTS) })),
    productsCents: order.productsCents,
    discountCents: order.discountCents,
    discountCode: order.discountCode,
    shippingCents: order.shippingCents,
    discounts,
    shipping,
    shippingPaid,
    goodwill: [],
    vat,
    vatGrounds: vatGrounds({ lines, vat, seller, deliveredTo: deliveryAddress?.idCountry ?? null }),
    totalCents,
    paidBy: paidBy ?? [totalCents === 0 ? { kind: 'NOTHING', cents: 0 } : { kind: 'CARD', cents: totalCents }],
    corrects: null,
  }
}

const NO_AMOUNTS: Pick<InvoiceLine, 'amounts' | 'paid'> = { amounts: [], paid: [] }

/** Lines, delivery and reductions with their VAT, from what was agreed when the order was placed. */
function invoiceAmounts(order: InvoicedOrder, lines: readonly InvoicedLine[]) {
  const spread = orderSpread(order, lines)
  const { before, after, discounts, vat } = taxedPieces([...spread.lines, spread.shipping])
  return {
    rows: lines.map((_, at) => ({ amounts: before[at] ?? [], paid: after[at] ?? [] })),
    discounts,
    shipping: (before.at(-1) ?? []).filter(({ gross }) => gross > 0),
    shippingPaid: (after.at(-1) ?? []).filter(({ gross }) => gross > 0),
    vat,
  }
}

/** Where the order does not tell what its code took off, the goods come first and delivery takes the rest. */
function orderSpread({ discountCents, shippingCents, carried }: InvoicedOrder, lines: readonly InvoicedLine[]) {
  const goods = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const told = lines.flatMap(({ vatParts }) => vatParts.map(({ discount }) => discount))
  const isTold = told.every((discount) => discount !== undefined)
  const onGoods = isTold ? told.reduce((sum, discount) => sum + discount, 0) : Math.min(discountCents, goods)
  const spread = spreadOrder({
    lines: lines.map(({ vatParts, isDematerialized }) => ({
      parts: vatParts.map((part) => ({ rate: part.rate, cents: cents(part.cents) })),
      isDematerialized,
    })),
    productsDiscount: cents(onGoods),
    shipping: cents(shippingCents),
    shippingDiscount: cents(discountCents - onGoods),
    carried,
  })
  return isTold ? { ...spread, lines: lines.map(agreedParts) } : spread
}

function agreedParts({ vatParts }: InvoicedLine): ReducedPart[] {
  return vatParts.map(({ rate, cents: amount, discount = 0 }) => ({
    rate,
    cents: cents(amount),
    discount: cents(discount),
  }))
}

interface LineFacts extends Pick<InvoiceLine, 'position' | 'amounts' | 'paid'> {
  line: InvoicedLine
}

function invoiceLine({ line, position, amounts, paid }: LineFacts): InvoiceLine {
  const { name, label, reference, quantity, answers } = line
  const unitNetCents = unitNet(amounts, quantity)
  return { position, name, label, reference, quantity, answers, unitNetCents, amounts, paid }
}

function isSamePlace(one: InvoiceAddress, other: InvoiceAddress): boolean {
  const keys = Object.keys(one) as (keyof InvoiceAddress)[]
  return keys.every((key) => one[key] === other[key])
}
