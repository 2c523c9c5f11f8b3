import type { Insertable } from 'kysely'
import type { ShippingQuotesTable } from '#db/schema/deliveries.ts'
import type { SiteDb } from '#db/site-db.ts'

/** The living quotes for these contents and this place, newest first. */
export async function livingQuotes(db: SiteDb, { contentsHash, now }: { contentsHash: string; now: Date }) {
  return db
    .selectFrom('shipping_quotes')
    .select(['id', 'carrier_id', 'service_code', 'service_name', 'price_cents', 'created_at'])
    .where('contents_hash', '=', contentsHash)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export type LivingQuote = Awaited<ReturnType<typeof livingQuotes>>[number]

export async function keepQuotes(db: SiteDb, quotes: readonly Insertable<ShippingQuotesTable>[]): Promise<void> {
  if (quotes.length > 0)
    await db
      .insertInto('shipping_quotes')
      .values([...quotes])
      .execute()
}

export async function forgetLapsedQuotes(db: SiteDb, now: Date): Promise<void> {
  await db.deleteFrom('shipping_quotes').where('expires_at', '<', now).execute()
}
