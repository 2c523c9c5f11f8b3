import type { ReceivedMeans } from '#contract/payments/closed-sets.ts'
import type { VatGround } from './vat-grounds.ts'

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

/** An amount under one rate, in cents. */
export interface InvoiceAmount {
  rate: number
  net: number
  vat: number
  gross: number
}

export interface InvoiceLine {
  /** Its place in the order. */
  position: number
  name: string
  label: string
  reference: string
  quantity: number
  /** What was engraved or written, in words. */
  answers: readonly { label: string; text: string }[]
  /** Of one, without VAT; to a hundredth of a cent where cents would not multiply to the line. */
  unitNetCents: number
  /** Before any reduction of the order; several for boxes of several rates, highest first. */
  amounts: readonly InvoiceAmount[]
  /** What was paid for it, its share of the reduction taken off. */
  paid: readonly InvoiceAmount[]
  /** How papers of the first form told a line: all its rates together. */
  formerly?: { rates: readonly number[]; netCents: number; grossCents: number }
}

/** How an order was paid: nothing is due where it costs nothing. */
export interface InvoicePayment {
  kind: 'CARD' | ReceivedMeans | 'GIFT_CARD' | 'NOTHING'
  cents: number
  /** Of the gift card, as far as it may be told. */
  reference?: string
}

/** All that an invoice or a credit note tells: frozen when issued, in cents. Every column of its rows adds up to `vat`. */
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
  /** What is taken off, rate by rate. */
  discounts: readonly InvoiceAmount[]
  /** Before any reduction of it, and what was paid of it. */
  shipping: readonly InvoiceAmount[]
  shippingPaid: readonly InvoiceAmount[]
  /** Only on a credit note: what is given back for no line. */
  goodwill: readonly InvoiceAmount[]
  /** Per rate, discount and delivery included. */
  vat: readonly InvoiceAmount[]
  /** Why there is no VAT, wherever a rate is zero. */
  vatGrounds: readonly VatGround[]
  totalCents: number
  paidBy: readonly InvoicePayment[]
  /** Only on a credit note: what it corrects, and why. */
  corrects: { number: string; issuedAt: string; reason: string } | null
}
