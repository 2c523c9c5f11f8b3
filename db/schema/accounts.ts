import type { Generated } from 'kysely'
import type { LinkPurpose } from '#contract/accounts/closed-sets.ts'
import type { Role } from '#contract/basics/define-call.ts'
import type { Json } from './columns.ts'

export interface AccountTables {
  users: UsersTable
  sessions: SessionsTable
  invitations: InvitationsTable
  secret_links: SecretLinksTable
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
  proven_email: string | null
  created_at: Generated<Date>
}

interface SessionsTable {
  site_id: Generated<number>
  token_hash: Uint8Array
  user_id: number
  created_at: Generated<Date>
  expires_at: Date
  seen_at: Generated<Date>
}

interface InvitationsTable {
  site_id: Generated<number>
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
