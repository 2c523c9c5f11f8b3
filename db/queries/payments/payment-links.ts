import type { Insertable } from 'kysely'
import type { PaymentLinkPurpose } from '#contract/payments/closed-sets.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

const LINK = [
  ...(['id', 'site_id', 'order_id', 'purpose', 'sealed_token', 'amount_cents'] as const),
  ...(['expires_at', 'closed_at'] as const),
] as const

export type PaymentLinkRow = NonNullable<Awaited<ReturnType<typeof findPaymentLink>>>

type NewLink = Omit<Insertable<Tables['payment_links']>, 'site_id' | 'id' | 'closed_at'>

/** The caller holds the order's lock: an order has one open link for each purpose. */
export async function addPaymentLink(db: SiteDb, link: NewLink) {
  return db.insertInto('payment_links').values(link).returning(LINK).executeTakeFirstOrThrow()
}

/** Another end of its time. */
export async function prolongPaymentLink(db: SiteDb, { id, expiresAt }: { id: number; expiresAt: Date }) {
  return db
    .updateTable('payment_links')
    .set({ expires_at: expiresAt })
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

/** The one that an order has for this purpose and that nothing has ended. */
export async function findOpenPaymentLink(
  db: SiteDb,
  { orderId, purpose }: { orderId: number; purpose: PaymentLinkPurpose },
) {
  return db
    .selectFrom('payment_links')
    .select(LINK)
    .where('order_id', '=', orderId)
    .where('purpose', '=', purpose)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** How the tries to pay what a link asks have ended, the last one first: an order may have been tried before it had one. */
export async function findLinkPayments(
  db: SiteDb,
  { id, order_id, purpose }: Pick<PaymentLinkRow, 'id' | 'order_id' | 'purpose'>,
) {
  return db
    .selectFrom('payments')
    .select(['status', 'provider', 'reference'])
    .where('order_id', '=', order_id)
    .where(({ eb, lit }) => (purpose === 'ORDER' ? lit(true) : eb('payment_link_id', '=', id)))
    .orderBy('attempt', 'desc')
    .execute()
}
