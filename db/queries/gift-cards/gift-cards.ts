import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

const CARD = [
  'id',
  'order_id',
  'issued_cents',
  'balance_cents',
  'held_cents',
  'cancelled_cents',
  'locale',
  'recipient_name',
  'recipient_email',
  'message',
  'send_at',
  'sent_at',
  'expires_at',
  'stopped_at',
  'created_at',
] as const

interface NewGiftCard {
  order_id: number
  position: number
  code_hash: Uint8Array
  sealed_code: Uint8Array
  cents: number
  locale: string
  recipient_name: string
  recipient_email: string
  message: string
  send_at: Date
  expires_at: Date
  created_at: Date
}

/** Issues a card: a trigger writes that the estate owes it. */
export async function addGiftCard(db: SiteDb, { cents, ...card }: NewGiftCard): Promise<number> {
  const { id } = await db
    .insertInto('gift_cards')
    .values({ ...card, issued_cents: cents, balance_cents: cents })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Cards that can be used now, by the hashes of their codes; locked until the end, always in the same order. */
export async function lockUsableCards(db: SiteDb, { hashes, now }: { hashes: readonly Uint8Array[]; now: Date }) {
  if (hashes.length === 0) return []
  return usableCards(db, { hashes, now }).orderBy('id').forNoKeyUpdate().execute()
}

/** What an order has held and what another one asks for, locked in the order of all. */
export async function lockCards(
  db: SiteDb,
  { formerId, hashes }: { formerId: number; hashes: readonly Uint8Array[] },
): Promise<void> {
  const held = db.selectFrom('gift_card_uses').select('gift_card_id').where('order_id', '=', formerId)
  await db
    .selectFrom('gift_cards')
    .select('id')
    .where(({ eb, or }) => or([eb('id', 'in', held), ...(hashes.length > 0 ? [eb('code_hash', 'in', hashes)] : [])]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function findUsableCard(db: SiteDb, { hash, now }: { hash: Uint8Array; now: Date }) {
  return usableCards(db, { hashes: [hash], now }).executeTakeFirst()
}

function usableCards(db: SiteDb, { hashes, now }: { hashes: readonly Uint8Array[]; now: Date }) {
  return db
    .selectFrom('gift_cards')
    .select(CARD)
    .select('code_hash')
    .where('code_hash', 'in', hashes)
    .where('expires_at', '>', now)
    .where('stopped_at', 'is', null)
}

/** Of the cards that an order line bought, those that nobody has used a cent of; locked until the end. */
export async function lockUntouchedCards(db: SiteDb, { orderId, position }: { orderId: number; position: number }) {
  return db
    .selectFrom('gift_cards')
    .select(['id', 'issued_cents'])
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .whereRef('balance_cents', '=', 'issued_cents')
    .where('held_cents', '=', 0)
    .where('cancelled_cents', '=', 0)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Takes cards back whose price goes back: a trigger writes that nothing is owed on them any more. */
export async function cancelCards(db: SiteDb, { ids, now }: { ids: readonly number[]; now: Date }): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('gift_cards')
    .set({ balance_cents: 0, cancelled_cents: sql`issued_cents`, stopped_at: now })
    .where('id', 'in', ids)
    .execute()
}

/** What is left on the card of an order that bought one, locked until the end. */
export async function lockOrderCard(db: SiteDb, orderId: number) {
  return db
    .selectFrom('gift_cards')
    .select(['id', 'issued_cents', 'balance_cents', 'held_cents', 'cancelled_cents'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * Takes back what nobody has used or holds of a card whose price goes back in part. It is not stopped: what was bought
 * with it may be returned, and then comes back to it.
 */
export async function takeCardRest(db: SiteDb, { id, cents }: { id: number; cents: number }): Promise<void> {
  await db
    .updateTable('gift_cards')
    .set({
      balance_cents: sql`balance_cents - ${cents}::integer`,
      cancelled_cents: sql`cancelled_cents + ${cents}::integer`,
    })
    .where('id', '=', id)
    .execute()
}

export async function findGiftCard(db: SiteDb, id: number) {
  return db.selectFrom('gift_cards').select(CARD).where('id', '=', id).executeTakeFirst()
}

/** A card with its code, and who bought it, as its letter tells it. */
export async function findGiftCardToSend(db: SiteDb, id: number) {
  return db
    .selectFrom('gift_cards')
    .innerJoin('orders', (on) =>
      on.onRef('orders.site_id', '=', 'gift_cards.site_id').onRef('orders.id', '=', 'gift_cards.order_id'),
    )
    .select(['gift_cards.site_id', 'gift_cards.sealed_code', 'gift_cards.balance_cents', 'gift_cards.cancelled_cents'])
    .select(['gift_cards.recipient_name', 'gift_cards.recipient_email', 'gift_cards.message', 'gift_cards.expires_at'])
    .select(['orders.firstname', 'orders.lastname', 'orders.email', 'orders.visit_booking_id'])
    .where('gift_cards.id', '=', id)
    .executeTakeFirst()
}

export type GiftCardRow = NonNullable<Awaited<ReturnType<typeof findGiftCard>>>

type CardChange = Partial<{
  stopped_at: Date | null
  sent_at: Date | null
  recipient_email: string
  code_hash: Uint8Array
  sealed_code: Uint8Array
}>

export async function changeGiftCard(
  db: SiteDb,
  { id, change }: { id: number; change: CardChange },
): Promise<GiftCardRow | undefined> {
  return db.updateTable('gift_cards').set(change).where('id', '=', id).returning(CARD).executeTakeFirst()
}

const COLUMNS = {
  id: 'id',
  createdAt: 'created_at',
  recipientEmail: 'recipient_email',
  idOrder: 'order_id',
} as const

export async function listGiftCards(db: SiteDb, list: ListQuery) {
  const filtered = whereList(db.selectFrom('gift_cards'), { list, columns: COLUMNS })
  const page = pageList(filtered.select(CARD), { list, columns: COLUMNS, lastKey: 'id' }).execute()
  const [rows, total] = await Promise.all([page, countRows(filtered)])
  return { rows, total }
}

const MOST_SHOWN = 50

/**
 * Cards with something on them that came to a customer: to the address of their account, if they have shown that it is
 * theirs, or ordered by themself for that address.
 */
export async function listOwnGiftCards(db: SiteDb, { userId, now }: { userId: number; now: Date }) {
  return db
    .selectFrom('gift_cards')
    .select(CARD)
    .where((where) =>
      where.exists(
        where
          .selectFrom('users')
          .select('users.id')
          .where('users.id', '=', userId)
          .whereRef('users.email', '=', 'gift_cards.recipient_email')
          .where((own) =>
            own.or([
              own('users.email_confirmed_at', 'is not', null),
              own.exists(
                own
                  .selectFrom('orders')
                  .select('orders.id')
                  .whereRef('orders.id', '=', 'gift_cards.order_id')
                  .where('orders.user_id', '=', userId),
              ),
            ]),
          ),
      ),
    )
    .where(({ and, eb }) => and([eb('sent_at', 'is not', null), eb('stopped_at', 'is', null)]))
    .where('balance_cents', '>', 0)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .limit(MOST_SHOWN)
    .execute()
}

/** Between which amounts a buyer may choose; undefined where the price is fixed. */
export async function findGiftCardOffer(db: SiteDb, declinationId: number) {
  return db
    .selectFrom('gift_card_offers')
    .select(['least_cents', 'most_cents'])
    .where('declination_id', '=', declinationId)
    .executeTakeFirst()
}
