import type { Generated } from 'kysely'
import type { PrivacyKind, PrivacyOrigin, PrivacyState } from '#contract/privacy/closed-sets.ts'
import type { Json } from './columns.ts'

export interface PrivacyTables {
  privacy_requests: PrivacyRequestsTable
  invoice_archive: InvoiceArchiveTable
  inactivity_warnings: { site_id: Generated<number>; email: string; warned_at: Date; forget_on: string }
}

interface PrivacyRequestsTable {
  site_id: Generated<number>
  id: Generated<number>
  kind: PrivacyKind
  origin: PrivacyOrigin
  email: string | null
  user_id: number | null
  message: Generated<string>
  locale: string
  received_at: Date
  due_at: Date
  state: Generated<PrivacyState>
  done_at: Date | null
}

interface InvoiceArchiveTable {
  site_id: Generated<number>
  series: 'INVOICE' | 'CREDIT_NOTE'
  year: number
  number: number
  order_id: number
  issued_at: Date
  total_cents: number
  content: Json<unknown>
  archived_at: Date
}
