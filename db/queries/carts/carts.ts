import { sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import type { SiteDb } from '#db/site-db.ts'
import { MOST_PIECES } from '#rules/orders/order-limits.ts'
import type { LineToAdd } from './cart-lines.ts'

const FACTS = ['id', 'user_id', 'discount_code', 'ordered_at', 'merged_into', 'followed_by'] as const

/** False when the customer has just got one otherwise. */
export async function createCart(
  db: SiteDb,
  { id, userId, now }: { id: string; userId: number | null; now: Date },
): Promise<boolean> {
  const created = await db
    .insertInto('carts')
    .values({ id, user_id: userId, created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return created !== undefined
}

/** Two adds to one cart wait for each other: both would otherwise find room for the last bottle. */
const lockCarts = prepared((db, { id }: Slots<{ id: string }>) =>
  db.selectFrom('carts').select(FACTS).where('id', '=', id).forUpdate(),
)

export async function lockCart(db: SiteDb, id: string) {
  return (await lockCarts(db, { id }))[0]
}

export async function findCart(db: SiteDb, id: string) {
  return db.selectFrom('carts').select(FACTS).where('id', '=', id).executeTakeFirst()
}

export type CartRow = NonNullable<Awaited<ReturnType<typeof findCart>>>

/** Tabs of one customer take turns where they would each make a cart. The customer is locked before any cart. */
export async function lockCustomer(db: SiteDb, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** The one cart of a customer, if they have one. */
export async function lockMainCart(db: SiteDb, userId: number) {
  return db
    .selectFrom('carts')
    .select(FACTS)
    .where('user_id', '=', userId)
    .where('ordered_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function giveCartTo(
  db: SiteDb,
  { id, userId, now }: { id: string; userId: number; now: Date },
): Promise<void> {
  await db.updateTable('carts').set({ user_id: userId, changed_at: now }).where('id', '=', id).execute()
}

/** Puts the lines of one cart into another and leaves the first one as a sign to it. Nothing is lost, alike lines add up. */
export async function mergeCart(
  db: SiteDb,
  { fromId, intoId, now }: { fromId: string; intoId: string; now: Date },
): Promise<void> {
  await sql`
    insert into cart_products (cart_id, declination_id, quantity, customizations, gift, seen_unit_cents, added_at)
    select ${intoId}, declination_id, quantity, customizations, gift, seen_unit_cents, added_at
    from cart_products where cart_id = ${fromId} order by id
    on conflict (site_id, cart_id, declination_id, answers_key)
    do update set quantity = least(${MOST_PIECES}, cart_products.quantity + excluded.quantity)
  `.execute(db)
  await sql`
    update carts set
      changed_at = ${now},
      discount_code = coalesce(guest.discount_code, carts.discount_code),
      reminder_email = coalesce(carts.reminder_email, guest.reminder_email),
      reminder_locale = case when carts.reminder_email is null then guest.reminder_locale else carts.reminder_locale end,
      reminder_consented_at = coalesce(carts.reminder_consented_at, guest.reminder_consented_at)
    from carts guest
    where carts.id = ${intoId} and guest.site_id = carts.site_id and guest.id = ${fromId}
  `.execute(db)
  await db.deleteFrom('cart_products').where('cart_id', '=', fromId).execute()
  await db
    .updateTable('carts')
    .set({
      merged_into: intoId,
      discount_code: null,
      reminder_email: null,
      reminder_locale: null,
      reminder_consented_at: null,
    })
    .where('id', '=', fromId)
    .execute()
}

export async function deleteCart(db: SiteDb, id: string): Promise<void> {
  await db.deleteFrom('carts').where('id', '=', id).execute()
}

export async function saveCartCode(db: SiteDb, { id, code }: { id: string; code: string | null }): Promise<void> {
  await db.updateTable('carts').set({ discount_code: code }).where('id', '=', id).execute()
}

interface Reminder {
  email: string
  locale: string
  consentedAt: Date
}

/** Null forgets the address. */
export async function saveReminder(
  db: SiteDb,
  { id, reminder }: { id: string; reminder: Reminder | null },
): Promise<void> {
  await db
    .updateTable('carts')
    .set({
      reminder_email: reminder?.email ?? null,
      reminder_locale: reminder?.locale ?? null,
      reminder_consented_at: reminder?.consentedAt ?? null,
    })
    .where('id', '=', id)
    .execute()
}

interface NewLine {
  cartId: string
  declinationId: number
  quantity: number
  customizations: unknown
  gift: unknown
  now: Date
}

/** The same declination with the same answers is one line. */
export async function addCartLine(db: SiteDb, { cartId, declinationId, quantity, customizations, gift, now }: NewLine) {
  const line = { declinationId, quantity, customizations: JSON.stringify(customizations), gift: jsonOrNull(gift) }
  const [added] = await putCartLine(db, { ...line, cartId, seenUnitCents: null, now })
  return added
}

export function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

interface PricedNewLine extends LineToAdd {
  quantity: number
  seenUnitCents: number | null
  now: Date
}

/** A line of a cart that is there and locked. */
export const putCartLine = prepared((db, line: Slots<PricedNewLine>) =>
  db
    .with('touched', () => db.updateTable('carts').set({ changed_at: line.now }).where('id', '=', line.cartId))
    .with('added', () => lineInCart(db, line))
    .selectFrom('added')
    .select(['id', 'quantity']),
)

/** The first line of a guest's cart, which is made with it. */
export const putFirstLine = prepared((db, line: Slots<PricedNewLine>) =>
  db
    .with('made', () =>
      db.insertInto('carts').values({ id: line.cartId, user_id: null, created_at: line.now, changed_at: line.now }),
    )
    .with('added', () => lineInCart(db, line))
    .selectFrom('added')
    .select(['id', 'quantity']),
)

function lineInCart(
  db: SiteDb,
  { cartId, declinationId, quantity, customizations, gift, seenUnitCents, now }: Slots<PricedNewLine>,
) {
  return db
    .insertInto('cart_products')
    .values({
      cart_id: cartId,
      declination_id: declinationId,
      quantity,
      customizations,
      gift,
      seen_unit_cents: seenUnitCents,
      added_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'cart_id', 'declination_id', 'answers_key']).doUpdateSet({
        quantity: sql`cart_products.quantity + excluded.quantity`,
        seen_unit_cents: sql`coalesce(excluded.seen_unit_cents, cart_products.seen_unit_cents)`,
      }),
    )
    .returning(['id', 'quantity'])
}

export async function touchCart(db: SiteDb, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.updateTable('carts').set({ changed_at: now }).where('id', '=', id).execute()
}

export async function removeCartLine(
  db: SiteDb,
  { cartId, lineId }: { cartId: string; lineId: number },
): Promise<void> {
  await db.deleteFrom('cart_products').where('cart_id', '=', cartId).where('id', '=', lineId).execute()
}

export interface LineChange {
  id: number
  quantity: number
  seenUnitCents: number | null
}

interface SavedLines {
  cartId: string
  changes: readonly LineChange[]
}

/** All changes of a cart's lines in one statement, whatever their number. */
export async function saveLines(db: SiteDb, { cartId, changes }: SavedLines): Promise<void> {
  if (changes.length > 0) await writeLines(db, { ...columnsOf(changes), cartId })
}

/** The same where its customer has changed something: the cart is as young as that. */
export async function changeLines(db: SiteDb, { cartId, changes, now }: SavedLines & { now: Date }): Promise<void> {
  await touchAndWriteLines(db, { ...columnsOf(changes), cartId, now })
}

function columnsOf(changes: readonly LineChange[]) {
  return {
    ids: changes.map(({ id }) => id),
    quantities: changes.map(({ quantity }) => quantity),
    seen: changes.map(({ seenUnitCents }) => seenUnitCents),
  }
}

type LineColumns = ReturnType<typeof columnsOf> & { cartId: string }

const writeLines = prepared((_db, lines: Slots<LineColumns>) => linesWritten(lines))

const touchAndWriteLines = prepared(
  (_db, lines: Slots<LineColumns & { now: Date }>) =>
    sql`with touched as (update carts set changed_at = ${lines.now} where id = ${lines.cartId}) ${linesWritten(lines)}`,
)

function linesWritten({ ids, quantities, seen, cartId }: Slots<LineColumns>) {
  return sql`
    update cart_products set quantity = changed.quantity, seen_unit_cents = changed.seen
    from unnest(${ids}::integer[], ${quantities}::integer[], ${seen}::integer[]) as changed (id, quantity, seen)
    where cart_products.cart_id = ${cartId} and cart_products.id = changed.id
  `
}

export async function findTierSets(db: SiteDb, setIds: readonly number[]) {
  if (setIds.length === 0) return []
  return db
    .selectFrom('decreasing_discounts')
    .select(['set_id', 'min_quantity', 'type', 'amount'])
    .where('set_id', 'in', setIds)
    .execute()
}

export async function cartQuantities(db: SiteDb, cartId: string) {
  return db
    .selectFrom('cart_products')
    .select(['declination_id as declinationId', 'quantity'])
    .where('cart_id', '=', cartId)
    .execute()
}
