import type { Insertable } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

export async function findReturnTexts(db: SiteDb, locale: string) {
  return db
    .selectFrom('return_texts')
    .select(['message', 'ask', 'label_sent', 'received'])
    .where('locale', '=', locale)
    .executeTakeFirst()
}

export async function saveReturnTexts(db: SiteDb, texts: Omit<Insertable<Tables['return_texts']>, 'site_id'>) {
  const { locale: _, ...said } = texts
  await db
    .insertInto('return_texts')
    .values(texts)
    .onConflict((conflict) => conflict.columns(['site_id', 'locale']).doUpdateSet(said))
    .execute()
}

/** Whether customers ask for returns on the site: yes, unless the estate has said no. */
export async function areReturnsOpen(db: SiteDb): Promise<boolean> {
  const said = await db.selectFrom('return_settings').select('is_active').executeTakeFirst()
  return said?.is_active ?? true
}

export async function saveReturnsOpen(db: SiteDb, { is_active }: { is_active: boolean }): Promise<void> {
  await db
    .insertInto('return_settings')
    .values({ is_active })
    .onConflict((conflict) => conflict.columns(['site_id']).doUpdateSet({ is_active }))
    .execute()
}
