import type { Generated } from 'kysely'
import type { OrderActor } from '#contract/orders/closed-sets.ts'
import type { ReturnReason, ReturnState } from '#contract/returns/closed-sets.ts'

export interface ReturnTables {
  returns: ReturnsTable
  return_lines: ReturnLinesTable
  return_events: ReturnEventsTable
  return_files: ReturnFilesTable
  return_texts: ReturnTextsTable
  return_settings: { site_id: Generated<number>; is_active: boolean }
}

interface ReturnsTable {
  site_id: Generated<number>
  id: Generated<number>
  order_id: number
  state: ReturnState
  is_withdrawal: boolean
  description: Generated<string>
  declared_by: Generated<string>
  refusal: Generated<string>
  label_url: string | null
  refund_id: number | null
  asked_at: Date
  changed_at: Date
}

interface ReturnLinesTable {
  site_id: Generated<number>
  return_id: number
  position: number
  quantity: number
  reason: ReturnReason
  is_fit: boolean | null
}

interface ReturnEventsTable {
  site_id: Generated<number>
  id: Generated<string>
  return_id: number
  state: ReturnState
  actor: OrderActor
  user_id: number | null
  happened_at: Date
}

interface ReturnFilesTable {
  site_id: Generated<number>
  id: string
  return_id: number
  kind: 'PICTURE' | 'LABEL'
  filename: string
  mime_type: string
  bytes: number
  created_at: Date
}

interface ReturnTextsTable {
  site_id: Generated<number>
  locale: string
  message: Generated<string>
  ask: Generated<string>
  label_sent: Generated<string>
  received: Generated<string>
}
