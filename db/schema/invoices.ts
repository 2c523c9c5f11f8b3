import type { Generated } from 'kysely'
import type { Json } from './columns.ts'

export interface InvoiceTables {
  invoice_counters: { site_id: Generated<number>; series: InvoiceSeries | 'QUOTE'; year: number; last: number }
  invoices: InvoicesTable
}

interface InvoicesTable {
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

export type InvoiceSeries = 'INVOICE' | 'CREDIT_NOTE'
