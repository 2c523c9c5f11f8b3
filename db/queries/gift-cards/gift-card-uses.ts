import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { CardShare } from '#rules/gift-cards/card-shares.ts'

/** Holds parts of cards for an order; the caller has them locked and knows that they are there. */
export async function holdCards(
  db: SiteDb,
  { orderId, shares }: { orderId: number; shares: readonly CardShare[] },
): Promise<void> {
  if (shares.length === 0) return
  const ids = shares.map(({ cardId }) => cardId)
  const cents = shares.map((share) => Number(share.cents))
  await sql`
    with shares as (select * from unnest(${ids}::integer[], ${cents}::integer[]) as share (card_id, cents)), used as (
      insert into gift_card_uses (order_id, gift_card_id, cents) select ${orderId}, card_id, cents from shares
    )
    update gift_cards set held_cents = held_cents + shares.cents from shares where gift_cards.id = shares.card_id
  `.execute(db)
}

/** Gives back what an order holds of cards. */
export async function releaseCards(db: SiteDb, orderId: number): Promise<void> {
  await sql`
    with freed as (
      update gift_card_uses set state = 'GIVEN_BACK' where order_id = ${orderId} and state = 'HELD'
      returning gift_card_id, cents
    )
    update gift_cards set held_cents = held_cents - freed.cents from freed where gift_cards.id = freed.gift_card_id
  `.execute(db)
}

/** Takes what an order holds of cards: it is paid with it. */
export async function takeCards(db: SiteDb, orderId: number): Promise<void> {
  await sql`
    with taken as (
      update gift_card_uses set state = 'TAKEN' where order_id = ${orderId} and state = 'HELD'
      returning gift_card_id, cents
    )
    update gift_cards set held_cents = held_cents - taken.cents, balance_cents = balance_cents - taken.cents
    from taken where gift_cards.id = taken.gift_card_id
  `.execute(db)
}

export async function findCardUses(db: SiteDb, orderId: number) {
  return db
    .selectFrom('gift_card_uses')
    .select(['gift_card_id as cardId', 'cents', 'returned_cents as returned'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'TAKEN')
    .orderBy('gift_card_id')
    .execute()
}

interface ReturnRequest {
  orderId: number
  shares: readonly CardShare[]
  /** A card that has lapsed meanwhile can be used until then: money is not taken by a date. */
  usableUntil: Date
}

export async function returnToGiftCards(db: SiteDb, { orderId, shares, usableUntil }: ReturnRequest): Promise<void> {
  if (shares.length === 0) return
  const ids = shares.map(({ cardId }) => cardId)
  const cents = shares.map((share) => Number(share.cents))
  await sql`
    with shares as (select * from unnest(${ids}::integer[], ${cents}::integer[]) as share (card_id, cents)), back as (
      update gift_card_uses set returned_cents = returned_cents + shares.cents from shares
      where gift_card_uses.order_id = ${orderId} and gift_card_uses.gift_card_id = shares.card_id
    )
    update gift_cards
    set balance_cents = balance_cents + shares.cents, expires_at = greatest(expires_at, ${usableUntil})
    from shares where gift_cards.id = shares.card_id
  `.execute(db)
}
