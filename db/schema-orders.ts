import type { ColumnType, Generated } from 'kysely'
import type { DeliveryType, OrderActor, OrderStatus, PaymentFailure, PaymentStatus } from '#contract/orders/sets.ts'

/** Written as JSON text, read as what it says. */
type Json<Value> = ColumnType<Value, string, string>

export interface CarriersTable {
  site_id: Generated<number>
  id: Generated<number>
  position: Generated<number>
  is_valid: Generated<boolean>
  delivery_type: 'DELIVERY' | 'PICKUP'
  provider: Generated<'TABLE' | 'EXPORT'>
  relay_provider: string | null
  is_free_from_threshold: Generated<boolean>
  tracking_url: string | null
}

export interface CarrierZonesTable {
  site_id: Generated<number>
  id: Generated<number>
  carrier_id: number
  country: string
  postal_prefixes: Generated<string[]>
  is_excluded: Generated<boolean>
  surcharge_cents: Generated<number>
}

export interface CarrierTiersTable {
  site_id: Generated<number>
  id: Generated<number>
  zone_id: number
  counted_in: 'BOTTLES' | 'GRAMS'
  up_to: number
  price_cents: number
}

export interface ShippingQuotesTable {
  site_id: Generated<number>
  id: string
  carrier_id: number
  service_code: string
  service_name: string
  price_cents: number
  contents_hash: string
  country: string
  postal_code: string
  created_at: Date
  expires_at: Date
}

export interface CalendarsTable {
  site_id: Generated<number>
  id: Generated<number>
  address_id: number
  slot_minutes: Generated<number>
  capacity: Generated<number>
  closes_on_holidays: Generated<boolean>
}

export interface DiscountCodesTable {
  site_id: Generated<number>
  id: Generated<number>
  code: string
  type: 'EURO' | 'PERCENT'
  amount: number
  detail_type: Generated<'PRODUCT' | 'SHIPPING_FEES'>
  least_cents: Generated<number>
  max_uses: number | null
  max_uses_per_customer: number | null
  uses: Generated<number>
  starts_at: Date | null
  ends_at: Date | null
  is_valid: Generated<boolean>
}

export interface OrdersTable {
  site_id: Generated<number>
  id: Generated<number>
  public_id: string
  cart_id: string
  contents_hash: string
  idempotency_key: string | null
  user_id: number | null
  status: Generated<OrderStatus>
  locale: string
  email: string
  firstname: string
  lastname: string
  phone: Generated<string>
  birthdate: ColumnType<string | null, string | null, string | null>
  delivery_address: Json<unknown>
  billing_address: Json<unknown>
  message: Generated<string>
  delivery_type: DeliveryType
  carrier_id: number | null
  carrier_name: string | null
  service_code: string | null
  access_point: Json<unknown>
  collect_address_id: number | null
  collect_place: Json<unknown>
  collect_from: Date | null
  collect_until: Date | null
  products_cents: number
  discount_cents: Generated<number>
  shipping_cents: Generated<number>
  total_cents: number
  refunded_cents: Generated<number>
  vat: Json<unknown>
  discount_code_id: number | null
  discount_code: string | null
  terms_accepted_at: Date
  tracking_number: string | null
  tracking_url: string | null
  reserved_until: Date | null
  created_at: Date
  changed_at: Date
  paid_at: Date | null
}

export interface OrderLinesTable {
  site_id: Generated<number>
  order_id: number
  position: number
  declination_id: number | null
  product_id: number
  name: string
  label: Generated<string>
  reference: Generated<string>
  quantity: number
  unit_cents: number
  total_cents: number
  vat_parts: Json<unknown>
  is_alcohol: boolean
  is_dematerialized: boolean
  customizations: Json<unknown>
}

export type StockHolder = 'DECLINATION' | 'PRODUCT'

export interface StockReservationsTable {
  site_id: Generated<number>
  order_id: number
  holder: StockHolder
  holder_id: number
  quantity: number
  state: Generated<'HELD' | 'TAKEN' | 'GIVEN_BACK'>
}

export interface StockMovementsTable {
  site_id: Generated<number>
  id: Generated<string>
  holder: StockHolder
  holder_id: number
  change: number
  reason: 'OPENING' | 'SALE' | 'RETURN' | 'CORRECTION'
  order_id: number | null
  moved_at: Generated<Date>
}

export interface OrderEventsTable {
  site_id: Generated<number>
  id: Generated<string>
  order_id: number
  from_status: OrderStatus | null
  status: OrderStatus
  actor: OrderActor
  user_id: number | null
  detail: Generated<string>
  happened_at: Date
}

export interface PaymentsTable {
  site_id: Generated<number>
  id: Generated<number>
  order_id: number
  attempt: number
  provider: string
  reference: string | null
  next_step: Json<unknown>
  status: Generated<PaymentStatus>
  amount_cents: number
  refunded_cents: Generated<number>
  currency: Generated<string>
  failure: PaymentFailure | null
  created_at: Date
  changed_at: Date
}

export interface RefundsTable {
  site_id: Generated<number>
  id: Generated<number>
  order_id: number
  payment_id: number
  amount_cents: number
  reason: Generated<string>
  status: Generated<'ASKED' | 'DONE' | 'FAILED'>
  asked_by: number | null
  created_at: Date
  done_at: Date | null
}

export type InvoiceSeries = 'INVOICE' | 'CREDIT_NOTE'

export interface InvoicesTable {
  site_id: Generated<number>
  series: InvoiceSeries
  year: number
  number: number
  order_id: number
  refund_id: number | null
  issued_at: Date
  total_cents: number
  content: Json<unknown>
}

export interface TestPaymentsTable {
  reference: string
  request_key: string
  account: string
  amount_cents: number
  currency: string
  label: string
  return_url: string
  state: Generated<'OPEN' | 'CHALLENGED' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED'>
  failure: PaymentFailure | null
  refunded_cents: Generated<number>
  created_at: Date
  changed_at: Date
}

export interface MailsTable {
  site_id: Generated<number>
  id: Generated<number>
  kind: string
  locale: string
  recipient: string
  order_id: number | null
  facts: Json<unknown>
  message_id: string
  subject: string | null
  created_at: Date
  sent_at: Date | null
  tries: Generated<number>
  last_error: string | null
}

export interface DueWorkTable {
  id: Generated<string>
  kind: string
  site_id: number
  subject: string
  due_at: Date
  leased_until: Date | null
  again_at: Date | null
  tries: Generated<number>
}
