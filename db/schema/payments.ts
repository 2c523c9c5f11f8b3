import type { ColumnType, Generated } from 'kysely'
import type { PaymentFailure, PaymentStatus } from '#contract/payments/closed-sets.ts'
import type { Json } from './columns.ts'

export interface PaymentTables {
  payments: PaymentsTable
  payment_links: PaymentLinksTable
  payment_events: { site_id: Generated<number>; provider: string; event_id: string; received_at: Date }
  refunds: RefundsTable
  refund_lines: RefundLinesTable
  money_movements: MoneyMovementsTable
  provider_secrets: { site_id: Generated<number>; provider: string; sealed: Uint8Array; changed_at: Date }
  test_payments: TestPaymentsTable
  test_refunds: { request_key: string; reference: string; amount_cents: number; created_at: Date }
}

interface PaymentsTable {
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
  received_cents: Generated<number | null>
  payment_link_id: Generated<number | null>
  means_reference: Generated<string>
  received_on: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Date
  changed_at: Date
}

interface PaymentLinksTable {
  site_id: Generated<number>
  id: Generated<number>
  order_id: number
  token_hash: Uint8Array
  sealed_token: Uint8Array
  amount_cents: number
  created_by: number | null
  created_at: Date
  expires_at: Date
}

interface RefundsTable {
  site_id: Generated<number>
  id: Generated<number>
  order_id: number
  payment_id: number | null
  amount_cents: number
  cards_cents: Generated<number>
  shipping_cents: Generated<number>
  goodwill_cents: Generated<number>
  vouchers_cents: Generated<number>
  reason: Generated<string>
  status: Generated<'ASKED' | 'DONE' | 'FAILED'>
  asked_by: number | null
  created_at: Date
  done_at: Date | null
}

interface RefundLinesTable {
  site_id: Generated<number>
  refund_id: number
  position: number
  quantity: number
  amount_cents: number
  is_restocked: boolean
}

interface MoneyMovementsTable {
  site_id: Generated<number>
  id: Generated<string>
  kind: 'PAYMENT' | 'REFUND' | 'CARD_ISSUED' | 'CARD_USED' | 'CARD_RETURNED' | 'CARD_CANCELLED'
  cents: number
  order_id: number
  payment_id: number | null
  gift_card_id: number | null
  refund_id: number | null
  moved_at: Date
}

interface TestPaymentsTable {
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
