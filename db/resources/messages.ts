import { sql } from 'kysely'
import { fromDay, untilDay } from './days.ts'
import type { Store } from './store.ts'

const told = {
  createdAt: sql`t.created_at`,
  name: sql`trim(t.firstname || ' ' || t.lastname)`,
  email: sql`t.email`,
  topic: sql`t.topic`,
  subject: sql`t.subject`,
  idOrder: sql`t.order_id`,
  isAnswered: sql`(t.answered_at is not null)`,
  isSuspect: sql`t.is_suspect`,
}

export const messageStore: Store = {
  table: 'messages',
  isUncounted: true,
  columns: {},
  listed: () => told,
  conditions: { from: fromDay(told.createdAt), until: untilDay(told.createdAt) },
  searched: () => [
    sql`(t.firstname || ' ' || t.lastname || ' ' || t.email || ' ' || coalesce(t.subject, '') || ' ' || t.message)`,
  ],
  facts: {
    ...told,
    phone: sql`t.phone`,
    locale: sql`t.locale`,
    message: sql`t.message`,
    files: sql`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'filename', filename) order by created_at, id), '[]')
      from form_files where message_id = t.id)`,
  },
}
