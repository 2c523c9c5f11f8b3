import { type RawBuilder, sql } from 'kysely'
import type { MessageBox } from '#contract/content/closed-sets.ts'
import { personNamed } from '#db/queries/accounts/person-named.ts'
import { fromDay, untilDay } from './days.ts'
import type { Store } from './store.ts'
import { momentText } from './told-moment.ts'

const told = {
  createdAt: sql`t.created_at`,
  name: sql`trim(t.firstname || ' ' || t.lastname)`,
  email: sql`t.email`,
  topic: sql`t.topic`,
  subject: sql`t.subject`,
  idOrder: sql`t.order_id`,
  isAnswered: sql`(t.answered_at is not null)`,
  isRead: sql`(t.read_at is not null or t.answered_at is not null)`,
  isSuspect: sql`t.is_suspect`,
}

/** What lies in each box of the mailbox. */
const BOXES: Readonly<Record<MessageBox, RawBuilder<boolean>>> = {
  UNREAD: sql`(t.read_at is null and t.answered_at is null and not t.is_suspect)`,
  OPEN: sql`(t.answered_at is null and not t.is_suspect)`,
  ALL: sql`(not t.is_suspect)`,
  SUSPECT: sql`t.is_suspect`,
}
const boxes: Readonly<Record<string, RawBuilder<boolean> | undefined>> = BOXES

export const messageStore: Store = {
  table: 'messages',
  isUncounted: true,
  columns: {},
  listed: () => told,
  conditions: {
    from: fromDay(told.createdAt),
    until: untilDay(told.createdAt),
    box: ({ values }) => boxes[String(values[0])] ?? sql`false`,
  },
  searched: () => [
    sql`(t.firstname || ' ' || t.lastname || ' ' || t.email || ' ' || coalesce(t.subject, '') || ' ' || t.message)`,
  ],
  facts: {
    ...told,
    phone: sql`t.phone`,
    locale: sql`t.locale`,
    message: sql`t.message`,
    answers: sql`(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'text', a.text, 'who', ${personNamed('a.user_id')},
      'createdAt', ${momentText(sql`a.created_at`)}) order by a.id), '[]') from message_answers as a where a.message_id = t.id)`,
    files: sql`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'filename', filename) order by created_at, id), '[]')
      from form_files where message_id = t.id)`,
  },
}
