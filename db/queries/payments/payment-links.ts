import type { Insertable } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

const LINK = ['id', 'site_id', 'order_id', 'sealed_token', 'amount_cents', 'expires_at'] as const

export type PaymentLinkRow = NonNullable<Awaited<ReturnType<typeof findPaymentLink>>>

type NewLink = Omit<Insertable<Tables['payment_links']>, 'site_id' | 'id'>

/** The caller holds the order's lock: an order has one link. */
export async function addPaymentLink(db: SiteDb, link: NewLink) {
  return db.insertInto('payment_links').values(link).returning(LINK).executeTakeFirstOrThrow()
}

/** Another end of its time, and what the order costs now. */
export async function renewPaymentLink(
  db: SiteDb,
  { id, amountCents, expiresAt }: { id: number; amountCents: number; expiresAt: Date },
) {
  return db
    .updateTable('payment_links')
    .set({ expires_at: expiresAt, amount_cents: amountCents })
    .where('id', '=', id)
    .returning(LINK)
    .executeTakeFirstOrThrow()
}

export async function findPaymentLink(db: SiteDb, id: number) {
  return db.selectFrom('payment_links').select(LINK).where('id', '=', id).executeTakeFirst()
}

export async function findPaymentLinkByToken(db: SiteDb, tokenHash: Uint8Array) {
  return db.selectFrom('payment_links').select(LINK).where('token_hash', '=', tokenHash).executeTakeFirst()
}

export async function findPaymentLinkOfOrder(db: SiteDb, orderId: number) {
  return db.selectFrom('payment_links').select(LINK).where('order_id', '=', orderId).executeTakeFirst()
}

/** How the tries to pay an order have ended, the last one first: it may have been tried before it had a link. */
export async function findLinkPayments(db: SiteDb, { order_id }: Pick<PaymentLinkRow, 'order_id'>) {
  return db
    .selectFrom('payments')
    .select(['status', 'provider', 'reference'])
    .where('order_id', '=', order_id)
    .orderBy('attempt', 'desc')
    .execute()
}
