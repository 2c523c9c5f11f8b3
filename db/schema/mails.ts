import type { Generated } from 'kysely'
import type { Json } from './columns.ts'

export interface MailTables {
  mails: MailsTable
}

interface MailsTable {
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
