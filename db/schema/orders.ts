import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DeliveryType } from '#contract/deliveries/closed-sets.ts'
import type { Fulfilment, MoneyState, OrderActor, OrderSource, OrderStatus } from '#contract/orders/closed-sets.ts'
import type { PaymentMeans } from '#contract/payments/closed-sets.ts'
import type { Json } from './columns.ts'

export interface OrderTables {
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_events: OrderEventsTable
  order_entries: OrderEntriesTable
}

interface OrderEntriesTable {
  site_id: Generated<number>
  order_id: number
  source: OrderSource
  means: PaymentMeans
  is_taken_away: Generated<boolean>
  discount_reason: Generated<string>
  entered_by: number | null
}

interface OrdersTable {
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
  fulfilment: Generated<Fulfilment>
  money: Generated<MoneyState>
  customer_key: Generated<string>
  placed_from: Generated<string | null>
  held_since: Generated<Date | null>
  lapsed_at: Generated<Date | null>
  shipping_discount_cents: Generated<number>
  delivery_delay: Generated<string>
  cards_cents: Generated<number>
  visit_booking_id: Generated<number | null>
  arrives_from: Generated<string | null>
  arrives_until: Generated<string | null>
  hand_over_code: Generated<string>
  version: Generated<number>
  edited_at: Generated<Date | null>
  printed_at: Generated<Date | null>
  supplements: Generated<number | null>
  left_at: Generated<Date | null>
  carried: ColumnType<unknown, string | undefined, string>
  searched: GeneratedAlways<string>
}

interface OrderLinesTable {
  site_id: Generated<number>
  order_id: number
  position: number
  declination_id: number | null
  product_id: number | null
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
  cart_product_id: number | null
  stock_claims: Json<unknown>
  refunded_quantity: Generated<number>
  is_gift_card: Generated<boolean>
  gift: Json<unknown>
}

interface OrderEventsTable {
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
