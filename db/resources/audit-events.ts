import { sql } from 'kysely'
import { personNamed } from '#db/queries/accounts/person-named.ts'
import { inPlainText } from '#db/queries/basics/list.ts'
import { fromDay, untilDay } from './days.ts'
import type { Store } from './store.ts'

const who = personNamed('t.user_id')

const told = {
  happenedAt: sql`t.happened_at`,
  who,
  idUser: sql`t.user_id`,
  isPlanned: sql`t.is_planned`,
  network: sql`t.network`,
  call: sql`t.call`,
  thing: sql`t.thing`,
  thingId: sql`t.thing_id`,
}

export const auditEventStore: Store = {
  table: 'audit_events',
  isUncounted: true,
  columns: {},
  listed: () => told,
  conditions: { from: fromDay(told.happenedAt), until: untilDay(told.happenedAt) },
  searched: () => [
    inPlainText(sql`t.searched`),
    (pattern) => sql`t.user_id in (select id from users where searched like (select platform.plain(${pattern})))`,
  ],
  facts: { ...told, before: sql`t.before`, after: sql`t.after` },
}
