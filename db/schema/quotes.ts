import type { Generated } from 'kysely'
import type { OrderSource } from '#contract/orders/closed-sets.ts'
import type { QuoteState } from '#contract/quotes/closed-sets.ts'
import type { Json } from './columns.ts'

export interface QuoteTables {
  quotes: QuotesTable
}

interface QuotesTable {
  site_id: Generated<number>
  id: Generated<number>
  year: number
  number: number
  state: Generated<QuoteState>
  token_hash: Uint8Array
  sealed_token: Uint8Array
  user_id: number | null
  locale: string
  email: string
  firstname: string
  lastname: string
  order_row: Json<unknown>
  order_lines: Json<unknown>
  source: OrderSource
  discount_reason: Generated<string>
  note: Generated<string>
  total_cents: number
  order_id: Generated<number | null>
  created_by: number | null
  created_at: Date
  valid_until: Date
  changed_at: Date
}
