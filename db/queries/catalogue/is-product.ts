import type { SiteDb } from '#db/site-db.ts'

export async function isProduct(db: SiteDb, id: number): Promise<boolean> {
  return (await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
