import type { Generated, GeneratedAlways } from 'kysely'
import type { LinkPurpose } from '#contract/accounts/closed-sets.ts'
import type { Role } from '#contract/basics/define-call.ts'
import type { OfficeRole } from '#contract/office/closed-sets.ts'
import type { Json, ReadOnly } from './columns.ts'

export interface AccountTables {
  users: UsersTable
  sessions: SessionsTable
  invitations: InvitationsTable
  secret_links: SecretLinksTable
  email_changes: EmailChangesTable
  customer_addresses: CustomerAddressesTable
  second_factors: SecondFactorsTable
  recovery_codes: {
    site_id: Generated<number>
    user_id: number
    code_hash: Uint8Array
    used_at: Date | null
  }
  sign_in_challenges: {
    site_id: Generated<number>
    token_hash: Uint8Array
    user_id: number
    tries: Generated<number>
    expires_at: Date
  }
  known_devices: {
    site_id: Generated<number>
    user_id: number
    device_hash: Uint8Array
    wrong_tries: Generated<number>
    seen_at: Date
  }
}

interface UsersTable {
  site_id: Generated<number>
  id: Generated<number>
  email: string
  role: Exclude<Role, 'VISITOR'>
  firstname: Generated<string>
  lastname: Generated<string>
  password_hash: string | null
  phone: string | null
  birthdate: string | null
  locale: Generated<string>
  terms_accepted_at: Date | null
  last_login_at: Date | null
  created_at: Generated<Date>
  email_confirmed_at: Date | null
  birthdate_locked_at: Date | null
  second_factor_at: Date | null
  is_accountant: Generated<boolean>
  office_role: Generated<OfficeRole>
  mail_key: ReadOnly<string>
  name_key: ReadOnly<string>
  searched: GeneratedAlways<string>
}

interface SessionsTable {
  site_id: Generated<number>
  token_hash: Uint8Array
  user_id: number
  created_at: Generated<Date>
  expires_at: Date
  seen_at: Generated<Date>
  public_id: Generated<string>
  browser: Generated<string>
  system: Generated<string>
}

interface InvitationsTable {
  site_id: Generated<number>
  office_role: Generated<OfficeRole>
  token_hash: Uint8Array
  email: string
  locale: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface SecretLinksTable {
  site_id: Generated<number>
  id: Generated<number>
  purpose: LinkPurpose
  token_hash: Uint8Array
  sealed_token: Uint8Array
  user_id: number | null
  email: string
  facts: Json<unknown>
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

interface EmailChangesTable {
  site_id: Generated<number>
  id: Generated<number>
  user_id: number
  new_email: string
  asked_at: Date
  expires_at: Date
  old_confirmed_at: Date | null
  new_confirmed_at: Date | null
}

interface CustomerAddressesTable {
  site_id: Generated<number>
  id: Generated<number>
  user_id: number
  firstname: string
  lastname: string
  company: string
  address: string
  address_part2: string
  postal_code: string
  city: string
  country_id: number
  is_delivery_default: boolean
  is_billing_default: boolean
  created_at: Date
}

interface SecondFactorsTable {
  site_id: Generated<number>
  user_id: number
  sealed_secret: Uint8Array
  last_step: number | null
  created_at: Date
  confirmed_at: Date | null
}
