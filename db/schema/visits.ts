import type { Generated } from 'kysely'
import type { BookingState } from '#contract/visits/closed-sets.ts'

export interface VisitTables {
  services: ServicesTable
  service_texts: ServiceTextsTable
  visit_bookings: VisitBookingsTable
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
  languages: Generated<string[]>
  min_people: Generated<number>
  max_people: Generated<number>
  lead_hours: Generated<number>
  days_ahead: Generated<number>
  deposit_cents: Generated<number | null>
  updated_at: Generated<Date | null>
  version: Generated<number>
  show_at: Generated<Date | null>
  hide_at: Generated<Date | null>
}

interface ServiceTextsTable {
  site_id: Generated<number>
  service_id: number
  locale: string
  title: string
  description: Generated<string>
  good_to_know: Generated<string>
}

interface VisitBookingsTable {
  site_id: Generated<number>
  id: Generated<number>
  service_id: number
  state: BookingState
  starts_at: Date
  ends_at: Date
  people: number
  language: string
  firstname: string
  lastname: string
  email: string
  phone: Generated<string>
  message: Generated<string>
  locale: string
  user_id: number | null
  wording: string
  token_hash: Uint8Array
  sealed_token: Uint8Array
  request_key: string | null
  created_at: Date
  changed_at: Date
  deposit_cents: Generated<number | null>
  deposit_until: Generated<Date | null>
  refund_until: Generated<Date | null>
}
