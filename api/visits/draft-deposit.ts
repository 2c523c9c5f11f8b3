import type { HandlerContext } from '#api/calls/handler.ts'
import { placeHash } from '#api/checkout/reserve-for-order.ts'
import type { Address } from '#contract/orders/orders.ts'
import type { NewOrderLine } from '#db/queries/orders/orders.ts'
import type { BookingRow } from '#db/queries/visits/bookings.ts'
import { customerKey } from '#rules/accounts/customer-key.ts'
import { cents } from '#rules/basics/money.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { orderTotals } from '#rules/orders/order-totals.ts'
import { vatParts } from '#rules/orders/vat.ts'
import { depositTotal } from '#rules/visits/deposits.ts'
import { formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { visitWords } from '#words/visits/words.ts'

interface DraftedDeposit {
  booking: BookingRow
  title: string
  address: Address
}

/** Credit is money that the estate owes: no VAT is due before it is spent (article 256 ter of the code général des impôts). */
const NO_VAT = [{ rate: 0, weight: 1 }]

/** The order by which a deposit is paid: one piece of credit, for an amount that is the estate's alone. */
export function draftDeposit(parts: HandlerContext, { booking, title, address }: DraftedDeposit) {
  const total = depositTotal(booking.deposit_cents ?? 0, booking.people)
  const totals = orderTotals({
    lines: [{ total, parts: vatParts(total, NO_VAT), isDematerialized: true }],
    discount: null,
    shipping: cents(0),
  })
  const { firstname, lastname, email, phone } = booking
  return {
    order: {
      ...noDelivery,
      ...{ firstname, lastname, email, phone },
      public_id: parts.randomId(),
      // It comes from no cart, and is found by its booking.
      cart_id: parts.randomId(),
      visit_booking_id: booking.id,
      idempotency_key: null,
      user_id: booking.user_id,
      locale: parts.locale,
      customer_key: customerKey(email),
      placed_from: placeHash(parts.visitor.address),
      billing_address: JSON.stringify({ ...address, firstname, lastname }),
      products_cents: totals.products,
      total_cents: totals.total,
      vat: JSON.stringify(totals.vat),
      terms_accepted_at: parts.now,
      created_at: parts.now,
      changed_at: parts.now,
    },
    line: { ...depositLine(parts, { booking, title, total }), vat_parts: JSON.stringify(totals.parts[0] ?? []) },
  }
}

const noDelivery = {
  birthdate: null,
  delivery_address: 'null',
  delivery_type: 'NO_DELIVERY',
  carrier_id: null,
  carrier_name: null,
  service_code: null,
  access_point: 'null',
  collect_address_id: null,
  collect_place: 'null',
  collect_from: null,
  collect_until: null,
  discount_code_id: null,
  discount_code: null,
  tracking_number: null,
  tracking_url: null,
  paid_at: null,
} as const

function depositLine(
  { locale }: Pick<HandlerContext, 'locale'>,
  { booking, title, total }: { booking: BookingRow; title: string; total: number },
): Omit<NewOrderLine, 'vat_parts'> {
  const words = visitWords[locale]
  const people = fill(booking.people === 1 ? words.people.one : words.people.many, { n: booking.people })
  return {
    declination_id: null,
    product_id: null,
    cart_product_id: null,
    name: fill(words.deposit.line, { title }),
    label: `${formatLongDay(parisDay(booking.starts_at), locale)} · ${people}`,
    quantity: 1,
    unit_cents: total,
    total_cents: total,
    is_alcohol: false,
    is_dematerialized: true,
    is_gift_card: true,
    gift: '{}',
    customizations: '[]',
    stock_claims: '[]',
  }
}
