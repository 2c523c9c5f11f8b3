import { toldGift } from '#api/gift-cards/told-gift.ts'
import { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { ORDER_STATUSES, type OrderStatus } from '#contract/orders/closed-sets.ts'
import { Address, Order } from '#contract/orders/orders.ts'
import type { OrderView } from '#db/queries/orders/order-views.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { promisedArrival } from '#rules/deliveries/arrival-days.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import { toldAnswers } from '#rules/orders/order-answers.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import type { Locale } from '#words/basics/locales.ts'
import { orderWords } from '#words/orders/words.ts'

const money = (amount: number) => euros(cents(amount))

/** Statuses are numbered from one, in the order of their set. */
export function statusToWire(value: OrderStatus, locale: Locale) {
  const labels: Record<OrderStatus, string> = orderWords[locale].statuses
  return { id: ORDER_STATUSES.indexOf(value) + 1, value, label: labels[value] }
}

/** An order as its customer and its estate see it. What lies in JSON columns was checked when it was written, and is again. */
export function orderToWire(row: OrderView, locale: Locale): Order {
  const papers = row.documents.map(({ series, year, number }) => ({
    series,
    name: invoiceNumber({ series, year, number }),
  }))
  return {
    id: row.id,
    publicId: row.public_id,
    reference: orderReference(row.id),
    status: statusToWire(row.status, locale),
    fulfilment: row.fulfilment,
    money: row.money,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    locale: row.locale,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    phone: row.phone,
    products: row.lines.map((line) => ({
      id: line.declination_id,
      idProduct: line.product_id,
      name: line.name,
      label: line.label,
      reference: line.reference,
      quantity: line.quantity,
      answers: [...toldAnswers(line.customizations), ...toldGift(line, locale).map((text) => ({ label: '', text }))],
      unitPrice: money(line.unit_cents),
      total: money(line.total_cents),
      line: line.position,
      refundedQuantity: line.refunded_quantity,
    })),
    subtotal: money(row.products_cents),
    discount: row.discount_code === null ? null : { code: row.discount_code, amount: money(row.discount_cents) },
    shippingFees: money(row.shipping_cents),
    total: money(row.total_cents),
    refunded: money(row.refunded_cents),
    paidByGiftCards: money(row.cards_cents),
    isDeposit: row.visit_booking_id !== null,
    vat: Order.shape.vat.parse(row.vat).map(({ rate, net, vat, gross }) => ({
      rate,
      net: money(net),
      vat: money(vat),
      gross: money(gross),
    })),
    delivery: deliveryOnWire(row),
    billingAddress: Address.parse(row.billing_address),
    message: row.message,
    payment: row.payment && { status: row.payment.status, failure: row.payment.failure },
    invoice: papers.find(({ series }) => series === 'INVOICE')?.name ?? null,
    creditNotes: papers.filter(({ series }) => series === 'CREDIT_NOTE').map(({ name }) => name),
    events: row.events.map(({ status, actor, happened_at }) => ({
      status,
      actor,
      at: new Date(happened_at).toISOString(),
    })),
  }
}

function deliveryOnWire(row: OrderView): Order['delivery'] {
  return {
    type: row.delivery_type,
    carrier: row.carrier_name,
    address: Address.nullable().parse(row.delivery_address),
    accessPoint: AccessPoint.nullable().parse(row.access_point),
    place: Order.shape.delivery.shape.place.parse(row.collect_place),
    from: row.collect_from?.toISOString() ?? null,
    until: row.collect_until?.toISOString() ?? null,
    arrival: promisedArrival(row),
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    handOverCode: null,
    handOverQr: null,
  }
}
