import type { SiteDb } from '#db/site-db.ts'

export async function listActiveApps(db: SiteDb) {
  return db.selectFrom('external_apps').select(['app', 'config']).where('is_active', '=', true).orderBy('app').execute()
}
