import type { Generated } from 'kysely'
import type { MailKind } from '#contract/mails/closed-sets.ts'
import type { OwnTexts } from '#rules/mails/own-texts.ts'
import type { Json } from './columns.ts'

export interface MailTables {
  mails: MailsTable
  letter_texts: LetterTextsTable
}

interface LetterTextsTable {
  site_id: Generated<number>
  kind: MailKind
  texts: Json<Record<string, OwnTexts>>
  version: Generated<number>
  changed_at: Date
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
