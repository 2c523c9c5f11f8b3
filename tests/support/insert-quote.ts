import { sealQuoteToken } from '#api/quotes/quote-token.ts'
import type { TestDatabase } from './test-database.ts'
import { TEST_ADDRESS } from './test-order.ts'

/** A quote of two bottles as it lies in the database: nobody has its link. */
export async function insertQuote(
  { admin, secrets }: Pick<TestDatabase, 'admin' | 'secrets'>,
  { siteId, email = 'jeanne@example.com' }: { siteId: number; email?: string },
): Promise<number> {
  const { token_hash, sealed_token } = sealQuoteToken(secrets, siteId)
  const order = {
    billing_address: JSON.stringify(TEST_ADDRESS),
    delivery_address: 'null',
    delivery_type: 'CLICK_AND_COLLECT',
    locale: 'fr',
    email,
    products_cents: 2500,
    total_cents: 2500,
  }
  const line = {
    name: 'Les Aubépines',
    quantity: 2,
    unit_cents: 1250,
    total_cents: 2500,
    vat_parts: JSON.stringify([{ rate: 20, cents: 2500, discount: 0 }]),
    customizations: '[]',
    is_alcohol: true,
    is_dematerialized: false,
  }
  const { rows } = await admin.query(
    `insert into estate.quotes (site_id, year, number, token_hash, sealed_token, locale, email, firstname, lastname,
       order_row, order_lines, source, total_cents, created_at, valid_until, changed_at)
     values ($4, 2026, 1, $1, $5, 'fr', $6, 'Jeanne', 'Moreau', $2, $3, 'TELEPHONE', 2500, now(), now(), now())
     returning id`,
    [token_hash, JSON.stringify(order), JSON.stringify([line]), siteId, sealed_token, email],
  )
  return rows[0].id
}
