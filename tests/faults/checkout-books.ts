import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { LoadResult } from './checkout-load.ts'

/** Each row is something that must not be, beyond what the books of an estate tell by themselves. */
const BROKEN: Record<string, string> = {
  'two living orders of one cart': `select cart_id from estate.orders where status <> 'CANCELLED' group by site_id, cart_id having count(*) > 1`,
  'money at the bank that is neither an order nor given back': `
    select reference from platform.test_payments bank where state = 'SUCCEEDED' and refunded_cents < amount_cents and not exists (
      select from estate.payments join estate.orders on orders.site_id = payments.site_id and orders.id = order_id
      where payments.reference = bank.reference and payments.status = 'SUCCEEDED' and orders.paid_at is not null
        and payments.amount_cents = bank.amount_cents)`,
  'a payment that the bank does not know': `
    select id from estate.payments where status = 'SUCCEEDED' and not exists (
      select from platform.test_payments bank where bank.reference = payments.reference and state = 'SUCCEEDED')`,
  'negative stock, or more held than there is': `select id from estate.declinations where quantity < 0 or reserved < 0 or reserved > quantity`,
  'invoices whose dates go backwards': `
    select number from (select number, issued_at, lag(issued_at) over (partition by site_id, series, year order by number) as before
      from estate.invoices) ordered where before > issued_at + interval '5 seconds'`,
  'a paid order whose mail did not leave': `
    select id from estate.orders where paid_at is not null and 1 <> (
      select count(*) from estate.mails
      where mails.site_id = orders.site_id and order_id = orders.id and kind = 'ORDER_CONFIRMED' and sent_at is not null)`,
  'an illegal step in a history': `
    select order_id from (select order_id, from_status, status, lag(status) over (partition by site_id, order_id order by id) as before
      from estate.order_events) steps where from_status is distinct from before and from_status <> status`,
}

/** Reads all books; empty when nothing is broken. */
export async function findBreaks(admin: Client, { acknowledged }: LoadResult): Promise<string[]> {
  const found: string[] = []
  for (const [what, sql] of Object.entries(BROKEN)) {
    const { rows } = await admin.query(sql)
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  const { rows } = await admin.query('select public_id, paid_at from estate.orders where public_id = any($1)', [
    acknowledged.map(({ publicId }) => publicId),
  ])
  const paidById = new Map(rows.map(({ public_id, paid_at }) => [public_id, paid_at !== null]))
  for (const { publicId, isPaid } of acknowledged) {
    if (!paidById.has(publicId)) found.push(`an acknowledged order is lost: ${publicId}`)
    else if (isPaid && !paidById.get(publicId)) found.push(`an order that was told paid is not: ${publicId}`)
  }
  return found
}

/** The Message-IDs of the mails in a folder: as many as there are mails, however often each was written. */
export function messageIds(dataDir: string, siteId: number): Set<string> {
  const folder = join(dataDir, 'mails', String(siteId))
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /^message-id:\s*(\S+)/im.exec(readFileSync(join(folder, name), 'utf8').slice(0, 4_000))?.[1] ?? name)
  return new Set(ids)
}
