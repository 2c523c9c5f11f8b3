import type { Insertable } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

type Kept = Omit<Insertable<Tables['customer_addresses']>, 'site_id' | 'id' | 'created_at'>

const SHOWN = [
  'id',
  'firstname',
  'lastname',
  'company',
  'address',
  'address_part2',
  'postal_code',
  'city',
  'country_id',
  'is_delivery_default',
  'is_billing_default',
] as const

export async function listAddresses(db: SiteDb, userId: number) {
  return db.selectFrom('customer_addresses').select(SHOWN).where('user_id', '=', userId).orderBy('id').execute()
}

export type AddressRow = Awaited<ReturnType<typeof listAddresses>>[number]

/** Whoever changes this account's book meanwhile waits: a book has one default of each, and an end. */
export async function lockBook(db: SiteDb, userId: number): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
  return user !== undefined
}

export async function addAddress(db: SiteDb, { now, ...address }: Kept & { now: Date }): Promise<AddressRow> {
  await handOverDefaults(db, address)
  return db
    .insertInto('customer_addresses')
    .values({ ...address, created_at: now })
    .returning(SHOWN)
    .executeTakeFirstOrThrow()
}

/** Undefined when this account has no such address. */
export async function saveAddress(
  db: SiteDb,
  { id, ...address }: Kept & { id: number },
): Promise<AddressRow | undefined> {
  await handOverDefaults(db, address)
  return db
    .updateTable('customer_addresses')
    .set(address)
    .where('id', '=', id)
    .where('user_id', '=', address.user_id)
    .returning(SHOWN)
    .executeTakeFirst()
}

/** The one that was first before is not any more. */
async function handOverDefaults(db: SiteDb, { user_id, is_delivery_default, is_billing_default }: Kept): Promise<void> {
  const own = db.updateTable('customer_addresses').where('user_id', '=', user_id)
  if (is_delivery_default)
    await own.set({ is_delivery_default: false }).where('is_delivery_default', '=', true).execute()
  if (is_billing_default) await own.set({ is_billing_default: false }).where('is_billing_default', '=', true).execute()
}

/** Whether there was such an address. What was offered first leaves its place to another. */
export async function deleteAddress(db: SiteDb, { id, userId }: { id: number; userId: number }): Promise<boolean> {
  const deleted = await db
    .deleteFrom('customer_addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['user_id', 'is_delivery_default', 'is_billing_default'])
    .executeTakeFirst()
  if (deleted) await inheritDefaults(db, deleted)
  return deleted !== undefined
}

type Defaults = Pick<AddressRow, 'is_delivery_default' | 'is_billing_default'>

/** The oldest that is left is offered first for what the deleted one was. */
async function inheritDefaults(db: SiteDb, { user_id, ...deleted }: Defaults & { user_id: number }): Promise<void> {
  const [oldest] = await listAddresses(db, user_id)
  if (!oldest) return
  await db
    .updateTable('customer_addresses')
    .set({
      is_delivery_default: oldest.is_delivery_default || deleted.is_delivery_default,
      is_billing_default: oldest.is_billing_default || deleted.is_billing_default,
    })
    .where('id', '=', oldest.id)
    .execute()
}
