import type { ColumnType, Generated } from 'kysely'

export interface OfficeTables {
  audit_events: {
    site_id: Generated<number>
    id: Generated<string>
    happened_at: Date
    user_id: number
    network: string
    call: string
    thing: string | null
    thing_id: string | null
    before: ColumnType<unknown, string | null, string | null>
    after: ColumnType<unknown, string | null, string | null>
  }
}
