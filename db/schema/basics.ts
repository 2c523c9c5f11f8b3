import type { ColumnType, Generated } from 'kysely'

export interface BasicTables {
  idempotency_keys: IdempotencyKeysTable
  rate_counters: {
    site_id: Generated<number>
    subject: string
    window_start: Date
    tries: number
    last_at: ColumnType<Date | null, Date | null | undefined>
  }
  due_work: DueWorkTable
  security_events: SecurityEventsTable
}

interface SecurityEventsTable {
  site_id: Generated<number>
  id: Generated<string>
  happened_at: Date
  kind: string
  user_id: number | null
  call: string
  network: string
  request_id: string
}

interface IdempotencyKeysTable {
  site_id: Generated<number>
  key: string
  request_hash: Uint8Array
  answer: ColumnType<unknown, string | null, string>
  created_at: Generated<Date>
}

interface DueWorkTable {
  id: Generated<string>
  kind: string
  site_id: number
  subject: string
  due_at: Date
  leased_until: Date | null
  again_at: Date | null
  asked_by: ColumnType<number | null, number | null | undefined>
  tries: Generated<number>
}
