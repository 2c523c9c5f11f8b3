import type { Role } from '#contract/basics/define-call.ts'
import type { SiteDb } from '#db/site-db.ts'

export const DEMO_PASSWORD = 'Demo-vin-2026!'
/** The password as it is stored; everyone may know it, so one hash for all will do. */
const DEMO_HASH = '$argon2id$v=19$m=19456,t=2,p=1$YksQTbVP4E4wzxJFCj8seQ$UUztoGZ4D7IHgKMC+o63K75SY3SD6ne+IdTXeyIN3IA'

interface DemoAccount {
  email: string
  role: Exclude<Role, 'VISITOR'>
  firstname: string
  lastname: string
  phone: string
  birthdate: string
}

/** The same three people at every estate. Their numbers are those of textbooks. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'client@example.com',
    role: 'CUSTOMER',
    firstname: 'Hélène',
    lastname: 'Marchandeau',
    phone: '+33612345678',
    birthdate: '1984-09-17',
  },
  {
    email: 'admin@example.com',
    role: 'ADMIN',
    firstname: 'Étienne',
    lastname: 'Perrin-Lacaze',
    phone: '+33698765432',
    birthdate: '1977-03-04',
  },
  {
    email: 'super@example.com',
    role: 'SUPER_ADMIN',
    firstname: 'Solène',
    lastname: 'Kerhervé',
    phone: '+33756789012',
    birthdate: '1990-12-11',
  },
]

const addresses = new Set(DEMO_ACCOUNTS.map(({ email }) => email))

/** Everyone knows their password: where the demo is off, they open nothing. */
export function isDemoAddress(email: string): boolean {
  return addresses.has(email)
}

/** Adds the accounts that an estate does not have yet; what was changed since stays. */
export async function addDemoAccounts(db: SiteDb, now: Date): Promise<void> {
  const rows = DEMO_ACCOUNTS.map((account) => ({
    ...account,
    password_hash: DEMO_HASH,
    terms_accepted_at: now,
    birthdate_locked_at: now,
    email_confirmed_at: now,
    is_accountant: account.role === 'ADMIN',
  }))
  await db
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .execute()
}
