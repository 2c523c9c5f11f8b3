import { sql } from 'kysely'
import type { PlatformDb, SiteDb } from '../site-db.ts'

export interface DirectoryEntry {
  id: number
  name: string
  isDefault: boolean
  hosts: string[]
}

export async function listSites(db: PlatformDb): Promise<DirectoryEntry[]> {
  return db
    .selectFrom('sites')
    .leftJoin('site_hosts', 'site_hosts.site_id', 'sites.id')
    .select([
      'sites.id',
      'sites.name',
      'sites.is_default as isDefault',
      sql<string[]>`coalesce(array_agg(host order by is_main desc, host) filter (where host is not null), '{}')`.as(
        'hosts',
      ),
    ])
    .groupBy('sites.id')
    .orderBy('sites.id')
    .execute()
}

export async function findSiteSettings(db: SiteDb) {
  return db.selectFrom('site_settings').selectAll().executeTakeFirst()
}

export async function listFonts(db: SiteDb) {
  return db.selectFrom('fonts').select(['type', 'family', 'color', 'size', 'weight', 'style']).orderBy('id').execute()
}
