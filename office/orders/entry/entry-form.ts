import type { RequestAt } from '#client/ask.ts'
import type { EnteredDelivery } from '#contract/checkout/closed-sets.ts'
import type { enterOrder, priceEntry } from '#contract/checkout/routes.ts'
import type { OrderSource } from '#contract/orders/closed-sets.ts'
import type { PaymentMeans } from '#contract/payments/closed-sets.ts'
import type { createQuote } from '#contract/quotes/routes.ts'
import { FRANCE_ID } from '#rules/places/france.ts'

export interface TypedAddress {
  company: string
  address: string
  addressPart2: string
  postalCode: string
  city: string
  idCountry: number
  isCityConfirmed: boolean
}

export interface TypedLine {
  id: number
  name: string
  quantity: number
}

/** All that one types, as it is typed: nothing of it is lost when the server says no. */
export interface TypedEntry {
  customer: {
    idUser: number | null
    email: string
    phone: string
    firstname: string
    lastname: string
    locale: 'fr' | 'en'
  }
  lines: readonly TypedLine[]
  address: TypedAddress
  /** Null where the parcel goes where the invoice goes. */
  deliveryAddress: TypedAddress | null
  delivery: {
    type: EnteredDelivery
    idCarrier: number | null
    idAddress: number | null
    /** Null where estate and customer agree on the day by themselves. */
    slot: { date: string; idSchedule: number } | null
  }
  discount: { kind: 'NONE' | 'CODE' | 'EURO' | 'PERCENT'; code: string; amount: string; reason: string }
  payment: {
    means: PaymentMeans
    isReceived: boolean
    on: string
    reference: string
    holdDays: string
    instructions: string
    isMailed: boolean
  }
  source: OrderSource
  isAdult: boolean
  message: string
  note: string
}

export const NO_ADDRESS: TypedAddress = {
  company: '',
  address: '',
  addressPart2: '',
  postalCode: '',
  city: '',
  idCountry: FRANCE_ID,
  isCityConfirmed: false,
}

export function emptyEntry(today: string): TypedEntry {
  return {
    customer: { idUser: null, email: '', phone: '', firstname: '', lastname: '', locale: 'fr' },
    lines: [],
    address: NO_ADDRESS,
    deliveryAddress: null,
    delivery: { type: 'TAKEN_AWAY', idCarrier: null, idAddress: null, slot: null },
    discount: { kind: 'NONE', code: '', amount: '', reason: '' },
    payment: {
      ...{ means: 'TERMINAL', isReceived: true, on: today, reference: '', holdDays: '7', instructions: '' },
      isMailed: true,
    },
    source: 'VISIT',
    isAdult: false,
    message: '',
    note: '',
  }
}

/** An amount as people type it, with a comma or a point; null where it is none. */
export function readAmount(typed: string): number | null {
  const amount = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || !Number.isFinite(amount) || amount < 0 ? null : Math.round(amount * 100) / 100
}

/** Whether the money is there when the order is made: a card at the terminal always is, and so is what leaves at once. */
export function isPaidAlready({ payment, delivery }: Pick<TypedEntry, 'payment' | 'delivery'>): boolean {
  if (payment.means === 'LINK') return false
  return payment.means === 'TERMINAL' || delivery.type === 'TAKEN_AWAY' || payment.isReceived
}

/** What is asked while one types; null before there is anything to price. */
export function priceRequest(typed: TypedEntry): RequestAt<typeof priceEntry>['query'] | null {
  const lines = typed.lines.filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) return null
  const { delivery, discount, customer } = typed
  const { postalCode, idCountry } = typed.deliveryAddress ?? typed.address
  const amount = readAmount(discount.amount)
  const isOwn = discount.kind === 'EURO' || discount.kind === 'PERCENT'
  return {
    products: lines.map(({ id, quantity }) => `${id}x${quantity}`).join(','),
    delivery: delivery.type,
    ...(delivery.type === 'DELIVERY' && delivery.idCarrier !== null ? { idCarrier: delivery.idCarrier } : {}),
    ...(postalCode.trim().length >= 4 ? { postalCode: postalCode.trim(), country: idCountry } : {}),
    ...(discount.kind === 'CODE' && discount.code.trim() !== '' ? { discountCode: discount.code.trim() } : {}),
    ...(isOwn && amount !== null ? { discountType: discount.kind as 'EURO' | 'PERCENT', discountAmount: amount } : {}),
    ...(customer.email === '' ? {} : { email: customer.email }),
  }
}

/** What is wanted, as the server takes it. */
function wishOf(typed: TypedEntry) {
  const { customer, discount, delivery } = typed
  const isOwn = discount.kind === 'EURO' || discount.kind === 'PERCENT'
  const isBrought = delivery.type === 'DELIVERY'
  const isFetched = delivery.type === 'CLICK_AND_COLLECT'
  return {
    customer: { ...customer, email: customer.email.trim() || null },
    lines: typed.lines.map(({ id, quantity }) => ({ idDeclination: id, quantity })),
    address: typed.address,
    deliveryAddress: isBrought ? typed.deliveryAddress : null,
    delivery: {
      type: delivery.type,
      idCarrier: isBrought ? delivery.idCarrier : null,
      idAddress: isFetched ? delivery.idAddress : null,
      ...(isFetched && delivery.slot ? { dateSchedule: delivery.slot.date, idSchedule: delivery.slot.idSchedule } : {}),
    },
    discountCode: discount.kind === 'CODE' && discount.code.trim() !== '' ? discount.code.trim() : null,
    discount: isOwn
      ? { type: discount.kind as 'EURO' | 'PERCENT', amount: readAmount(discount.amount) ?? 0, reason: discount.reason }
      : null,
    isAdult: typed.isAdult,
    source: typed.source,
    message: typed.message,
    note: typed.note,
  }
}

export function orderRequest(typed: TypedEntry, shownTotal: number): RequestAt<typeof enterOrder>['body'] {
  const { means, on, reference, holdDays, instructions, isMailed } = typed.payment
  return {
    ...wishOf(typed),
    payment: {
      means,
      received: isPaidAlready(typed) ? { on, reference } : null,
      holdDays: Number(holdDays) || 7,
      isMailed,
      instructions,
    },
    shownTotal,
  }
}

export interface QuoteTerms {
  validDays: number
  holdsStock: boolean
}

export function quoteRequest(
  typed: TypedEntry,
  { shownTotal, ...terms }: QuoteTerms & { shownTotal: number },
): RequestAt<typeof createQuote>['body'] {
  return { ...wishOf(typed), ...terms, isMailed: typed.payment.isMailed, shownTotal }
}
