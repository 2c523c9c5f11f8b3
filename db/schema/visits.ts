import type { Generated } from 'kysely'

export interface VisitTables {
  services: ServicesTable
  service_texts: ServiceTextsTable
}

interface ServicesTable {
  site_id: Generated<number>
  id: Generated<number>
  position: Generated<number>
  is_valid: Generated<boolean>
  price_cents: number | null
  duration_minutes: number | null
  tags: Generated<string[]>
  media_id: string | null
}

interface ServiceTextsTable {
  site_id: Generated<number>
  service_id: number
  locale: string
  title: string
  description: Generated<string>
}
