import type { ColumnType, Generated } from 'kysely'

export interface ConsentTables {
  consents: ConsentsTable
  external_apps: ExternalAppsTable
}

interface ConsentsTable {
  site_id: Generated<number>
  id: string
  wording: string
  accepted: string[]
  refused: string[]
  locale: string
  created_at: Date
}

interface ExternalAppsTable {
  site_id: Generated<number>
  app: string
  is_active: Generated<boolean>
  config: ColumnType<unknown, string, string>
}
