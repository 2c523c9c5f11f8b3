import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Json } from './columns.ts'

export interface OfficeTables {
  audit_events: {
    site_id: Generated<number>
    id: Generated<string>
    happened_at: Date
    user_id: number | null
    is_planned: Generated<boolean>
    network: string
    call: string
    thing: string | null
    thing_id: string | null
    before: ColumnType<unknown, string | null, string | null>
    after: ColumnType<unknown, string | null, string | null>
    searched: GeneratedAlways<string>
  }
  office_notes: {
    site_id: Generated<number>
    id: Generated<number>
    order_id: number | null
    user_id: number | null
    text: string
    written_by: number | null
    created_at: Date
  }
  trash: {
    site_id: Generated<number>
    kind: string
    thing_id: number
    told: Json<unknown>
    kept: Json<unknown>
    removed_at: Date
    goes_at: Date
  }
  customer_groups: {
    site_id: Generated<number>
    id: Generated<number>
    version: Generated<number>
    name: string
    description: Generated<string>
  }
  customer_group_members: { site_id: Generated<number>; group_id: number; user_id: number }
}
