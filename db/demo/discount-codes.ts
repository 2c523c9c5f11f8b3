import type { SiteDb } from '#db/site-db.ts'

interface DemoCode {
  code: string
  type: 'EURO' | 'PERCENT'
  /** In hundredths: of a euro, or of a percent. */
  amount: number
  detail_type?: 'SHIPPING_FEES'
  least_cents?: number
  max_uses?: number
  max_uses_per_customer?: number
  ends_at?: Date
}

/** Codes that hold, one of them once per customer, one five times in all, one for the delivery, and two that have lapsed. By site. */
const DEMO_CODES: Readonly<Record<number, readonly DemoCode[]>> = {
  1: [
    { code: 'BIENVENUE', type: 'PERCENT', amount: 1_000, least_cents: 6_000 },
    { code: 'VENDANGE', type: 'EURO', amount: 1_500, least_cents: 12_000, max_uses_per_customer: 1 },
    { code: 'PORTOFFERT', type: 'PERCENT', amount: 10_000, detail_type: 'SHIPPING_FEES', least_cents: 9_000 },
    { code: 'CAVEAU5', type: 'EURO', amount: 500, least_cents: 3_000, max_uses: 5 },
    { code: 'SALON2025', type: 'EURO', amount: 1_000, ends_at: new Date('2025-03-02T23:00:00Z') },
    { code: 'PRIMEUR', type: 'PERCENT', amount: 1_500, ends_at: new Date('2025-12-31T23:00:00Z') },
  ],
  3: [
    { code: 'ALTITUDE', type: 'PERCENT', amount: 800, least_cents: 5_000 },
    { code: 'PORTOFFERT', type: 'PERCENT', amount: 10_000, detail_type: 'SHIPPING_FEES', least_cents: 8_000 },
    { code: 'CORDEE', type: 'EURO', amount: 500, max_uses: 10 },
    { code: 'NEIGES', type: 'PERCENT', amount: 1_000, ends_at: new Date('2026-03-31T22:00:00Z') },
  ],
}

export async function loadDiscountCodes(db: SiteDb, siteId: number): Promise<void> {
  const codes = DEMO_CODES[siteId] ?? []
  for (const code of codes) {
    await db
      .insertInto('discount_codes')
      .values({ max_uses: null, max_uses_per_customer: null, starts_at: null, ends_at: null, ...code })
      .execute()
  }
}
