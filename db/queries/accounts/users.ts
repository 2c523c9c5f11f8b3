import { type Insertable, sql, type Updateable } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

const day = sql<string | null>`to_char(birthdate, 'YYYY-MM-DD')`.as('birthdate')
const SHOWN = ['id', 'email', 'phone', 'firstname', 'lastname', 'role'] as const

export async function findUser(db: SiteDb, id: number) {
  return (await usersById(db, { id }))[0]
}

const usersById = prepared((db, { id }: Slots<{ id: number }>) =>
  db.selectFrom('users').select(SHOWN).select(day).where('id', '=', id),
)

export async function findUserByEmail(db: SiteDb, email: string) {
  return db
    .selectFrom('users')
    .select([...SHOWN, 'password_hash'])
    .select(day)
    .where('email', '=', email)
    .executeTakeFirst()
}

export async function findUserWithPassword(db: SiteDb, id: number) {
  return db
    .selectFrom('users')
    .select([...SHOWN, 'password_hash'])
    .select(day)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whoever wants this address for an account waits here until nobody else is about to have it. */
async function lockAddress(db: SiteDb, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('account ' || ${email}, current_site()))`.execute(db)
}

/** Undefined when the address has an account already. */
export async function addUser(db: SiteDb, user: Insertable<Tables['users']>) {
  await lockAddress(db, user.email)
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .returning(SHOWN)
    .returning(day)
    .executeTakeFirst()
}

export async function noteLogin(db: SiteDb, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.updateTable('users').set({ last_login_at: now }).where('id', '=', id).execute()
}

/** It has proved an age: from now on it stays, unless the estate corrects it. */
export async function keepBirthdate(db: SiteDb, { id, birthdate }: { id: number; birthdate: string }): Promise<void> {
  await db
    .updateTable('users')
    .set({ birthdate, birthdate_locked_at: sql`now()` })
    .where('id', '=', id)
    .where('birthdate_locked_at', 'is', null)
    .execute()
}

/** By the estate, which has seen a proof; whatever it was before. */
export async function correctBirthdate(db: SiteDb, { id, birthdate }: { id: number; birthdate: string }) {
  return db
    .updateTable('users')
    .set({ birthdate, birthdate_locked_at: sql`now()` })
    .where('id', '=', id)
    .returning(SHOWN)
    .returning(day)
    .executeTakeFirst()
}

export async function findProfile(db: SiteDb, id: number) {
  return db
    .selectFrom('users')
    .select([...SHOWN, 'locale', 'email_confirmed_at', 'birthdate_locked_at'])
    .select(day)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** As findProfile, until the transaction ends nobody else changes it. */
export async function lockProfile(db: SiteDb, id: number) {
  return db
    .selectFrom('users')
    .select([...SHOWN, 'locale', 'email_confirmed_at', 'birthdate_locked_at'])
    .select(day)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Profile = Pick<Updateable<Tables['users']>, 'firstname' | 'lastname' | 'phone' | 'birthdate' | 'locale'>

export async function saveProfile(db: SiteDb, { id, profile }: { id: number; profile: Profile }) {
  return db
    .updateTable('users')
    .set(profile)
    .where('id', '=', id)
    .returning(SHOWN)
    .returning(day)
    .executeTakeFirstOrThrow()
}

/** Whether it could be done: an address has one account. */
export async function changeEmail(
  db: SiteDb,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<boolean> {
  await lockAddress(db, email)
  const changed = await db
    .updateTable('users')
    .set({ email, email_confirmed_at: now })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users as other').select('other.id').where('other.email', '=', email))),
    )
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

type Administrator = Pick<
  Insertable<Tables['users']>,
  'email' | 'firstname' | 'lastname' | 'locale' | 'office_role'
> & {
  password_hash: string
  now: Date
}

/** A customer of the same address becomes one; who looks after the estate or the whole platform stays what they are. */
export async function makeAdministrator(db: SiteDb, { now, ...person }: Administrator) {
  await lockAddress(db, person.email)
  return db
    .insertInto('users')
    .values({ ...person, role: 'ADMIN', terms_accepted_at: now })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'email']).doUpdateSet({
        ...person,
        role: sql`case users.role when 'SUPER_ADMIN' then users.role else 'ADMIN' end`,
        // An invitation makes nobody less than they are: the last owner could be lost by it.
        office_role: sql`case users.role when 'CUSTOMER' then excluded.office_role else users.office_role end`,
      }),
    )
    .returning(SHOWN)
    .returning(day)
    .executeTakeFirstOrThrow()
}

/** Where and how its owner is written to. */
export async function findMailbox(db: SiteDb, id: number) {
  return db.selectFrom('users').select(['email', 'firstname', 'locale']).where('id', '=', id).executeTakeFirst()
}

export async function savePassword(db: SiteDb, { id, passwordHash }: { id: number; passwordHash: string }) {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/**
 * The owner of the account reads what is sent to this address: only for who follows the link of a mail while signed in,
 * or gets into the account by it. The first time counts, and nothing happens when the account has another one by now.
 */
export async function confirmEmail(
  db: SiteDb,
  { userId, email, now }: { userId: number; email: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

/** Whether a code is asked for besides the password. */
export async function hasSecondFactor(db: SiteDb, id: number): Promise<boolean> {
  const user = await db.selectFrom('users').select('second_factor_at').where('id', '=', id).executeTakeFirst()
  return user?.second_factor_at != null
}

/** An account's address, and whether its owner has shown that it is theirs. */
export async function findAccountAddress(db: SiteDb, userId: number) {
  const { email, email_confirmed_at } = await db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email, isProven: email_confirmed_at !== null }
}
