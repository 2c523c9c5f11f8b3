import { PARTNERS_ROUTE } from '#contract/content/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { DemoPartner } from './partners.ts'

export async function loadPartners(db: SiteDb, partners: readonly DemoPartner[]): Promise<void> {
  for (const [position, partner] of partners.entries()) await addPartner(db, { partner, position })
}

async function addPartner(
  db: SiteDb,
  { partner, position: order }: { partner: DemoPartner; position: number },
): Promise<void> {
  const { kind, title, texts = { fr: '', en: '' }, address, postalCode, city, phone, url = null, position } = partner
  const { id } = await db
    .insertInto('elements')
    .values({ route: PARTNERS_ROUTE, position: order, url, media_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const told = Object.entries(texts).map(([locale, description]) => ({ element_id: id, locale, title, description }))
  await db.insertInto('element_texts').values(told).execute()
  await db
    .insertInto('partners')
    .values({ element_id: id, kind, address, postal_code: postalCode, city, phone, ...position })
    .execute()
}
