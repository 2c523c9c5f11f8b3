import type { ColumnType, Generated } from 'kysely'
import type { ExportState } from '#contract/sites/closed-sets.ts'
import type { LookContent } from '#contract/sites/look.ts'
import type { Json } from './columns.ts'

export interface SiteTables {
  sites: {
    id: number
    name: string
    is_default: Generated<boolean>
    created_at: Generated<Date>
    closed_at: Date | null
    media_bytes_most: Generated<string>
    media_files_most: Generated<number>
  }
  site_hosts: { host: string; site_id: number; is_main: Generated<boolean> }
  site_settings: SiteSettingsTable
  fonts: FontsTable
  parameters: { site_id: Generated<number>; id: number; type: string; kind: string; value: string | null }
  company_addresses: CompanyAddressesTable
  referral_counts: { site_id: Generated<number>; day: string; source: string; visits: number }
  referral_visitors: { site_id: Generated<number>; day: string; source: string; visitor: Uint8Array }
  estate_exports: EstateExportsTable
  look_drafts: LookDraftsTable
  look_versions: LookVersionsTable
  visit_salts: { site_id: Generated<number>; day: string; salt: Uint8Array }
}

interface SiteSettingsTable {
  site_id: Generated<number>
  name: string
  dev_url: string
  prod_url: string | null
  default_lang: Generated<string>
  locales: Generated<string[]>
  is_winemaker: Generated<boolean>
  is_e_commerce: Generated<boolean>
  is_building: Generated<boolean>
  technical_file_model: Generated<string>
  dashboard_type: string | null
}

interface FontsTable {
  site_id: Generated<number>
  id: Generated<number>
  type: 'TITLE' | 'CONTENT' | 'MENU'
  family: string
  color: string | null
  size: number
  weight: Generated<number>
  style: Generated<'normal' | 'italic'>
}

interface CompanyAddressesTable {
  site_id: Generated<number>
  id: Generated<number>
  version: Generated<number>
  type_id: number
  position: Generated<number>
  name: string
  address: string
  address_part2: string | null
  postal_code: string
  city: string
  country_id: Generated<number>
  phone: string | null
  latitude: string | number | null
  longitude: string | number | null
}

interface LookDraftsTable {
  site_id: Generated<number>
  version: Generated<number>
  content: ColumnType<LookContent | null, string | null, string | null>
  changed_at: Date | null
  changed_by: number | null
  publish_at: Date | null
}

interface LookVersionsTable {
  site_id: Generated<number>
  id: Generated<number>
  content: Json<LookContent>
  published_at: Date
  published_by: number | null
  is_first: Generated<boolean>
}

interface EstateExportsTable {
  site_id: Generated<number>
  id: Generated<number>
  state: Generated<ExportState>
  asked_by: number | null
  asked_at: Date
  tries: Generated<number>
  steps_done: Generated<number>
  steps: Generated<number>
  rows_written: Generated<number>
  files_written: Generated<number>
  files_missing: Generated<number>
  parts: Generated<number>
  bytes: Generated<string | number>
  finished_at: Date | null
  expires_at: Date | null
}
