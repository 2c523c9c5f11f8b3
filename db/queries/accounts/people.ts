import type { OfficeRole } from '#contract/office/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

const PERSON = ['id', 'firstname', 'lastname', 'email', 'office_role', 'last_login_at', 'second_factor_at'] as const

function administrators(db: SiteDb) {
  return db.selectFrom('users').select(PERSON).where('role', '=', 'ADMIN').orderBy('id')
}

/** Who looks after the estate; who looks after the whole platform is none of its people. */
export async function listPeople(db: SiteDb) {
  return administrators(db).execute()
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

/** All of them, held until the end: whoever else is about to change who they are waits here. */
export async function lockPeople(db: SiteDb) {
  return administrators(db).forUpdate().execute()
}

export async function isAdministrator(db: SiteDb, email: string): Promise<boolean> {
  const found = await administrators(db).where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

export async function saveOfficeRole(db: SiteDb, { id, role }: { id: number; role: OfficeRole }): Promise<void> {
  await db.updateTable('users').set({ office_role: role }).where('id', '=', id).execute()
}

/** From now on they are a customer like any other. */
export async function makeCustomer(db: SiteDb, id: number): Promise<void> {
  await db.updateTable('users').set({ role: 'CUSTOMER', is_accountant: false }).where('id', '=', id).execute()
}
