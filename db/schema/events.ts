import type { Generated } from 'kysely'
import type { RegistrationState } from '#contract/events/closed-sets.ts'

export interface EventTables {
  events: {
    site_id: Generated<number>
    element_id: number
    starts_at: Date
    ends_at: Date
    capacity: number
    is_open: Generated<boolean>
  }
  event_texts: {
    site_id: Generated<number>
    element_id: number
    locale: string
    place: string
    price: Generated<string>
  }
  event_registrations: EventRegistrationsTable
}

interface EventRegistrationsTable {
  site_id: Generated<number>
  id: Generated<number>
  element_id: number
  state: RegistrationState
  people: number
  firstname: string
  lastname: string
  email: string
  phone: string | null
  message: Generated<string>
  note: Generated<string>
  locale: string
  wording: string
  token_hash: Uint8Array | null
  sealed_token: Uint8Array | null
  created_at: Date
  changed_at: Date
}
