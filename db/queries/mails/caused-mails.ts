import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

interface CausedMailQuery {
  kind: string
  recipient: string
  /** The hash of the place that the order was placed from; null where nobody knows. */
  placedFrom: string | null
  since: Date
}

/**
 * How many mails of a kind there were since: to this recipient, for orders from this place, and in all. Those for the same
 * recipient or place that are caused at once wait here for each other until the transaction ends, always in this order.
 */
export async function countCausedMails(
  db: SiteDb,
  { kind, recipient, placedFrom, since }: CausedMailQuery,
): Promise<{ recipient: number; place: number; estate: number }> {
  const lock = sql`
    select pg_advisory_xact_lock(hashtextextended('mail place ' || ${placedFrom ?? ''}, current_site())),
      pg_advisory_xact_lock(hashtextextended('mail to ' || ${recipient}, current_site()))
  `.execute(db)
  const count = sql<{ recipient: number; place: number; estate: number }>`
    select
      (select count(*) from mails where mails.recipient = ${recipient} and kind = ${kind}
        and mails.created_at > ${since})::integer as recipient,
      (select count(*) from mails join orders on orders.site_id = mails.site_id and orders.id = mails.order_id
        where kind = ${kind} and mails.created_at > ${since} and placed_from = ${placedFrom})::integer as place,
      (select count(*) from mails where kind = ${kind} and mails.created_at > ${since})::integer as estate
  `.execute(db)
  const [, { rows }] = await Promise.all([lock, count])
  return rows[0] ?? { recipient: 0, place: 0, estate: 0 }
}
