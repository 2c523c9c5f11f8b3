import { sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import type { PlatformDb, SiteDb } from '#db/site-db.ts'

export interface DirectoryEntry {
  id: number
  name: string
  isDefault: boolean
  isClosed: boolean
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
      sql<boolean>`closed_at is not null`.as('isClosed'),
      sql<string[]>`coalesce(array_agg(host order by is_main desc, host) filter (where host is not null), '{}')`.as(
        'hosts',
      ),
    ])
    .groupBy('sites.id')
    .orderBy('sites.id')
    .execute()
}

export async function findSiteSettings(db: SiteDb) {
  return (await siteSettings(db, {}))[0]
}

const siteSettings = prepared((db, _none: Slots<object>) =>
  db
    .selectFrom('site_settings')
    .selectAll()
    .select((eb) =>
      eb
        .exists(eb.selectFrom('products').select('id').where('kind', '=', 'GIFT_CARD'))
        .$castTo<boolean>()
        .as('sells_gift_cards'),
    ),
)

export async function listLogos(db: SiteDb) {
  return logos(db, {})
}

const logos = prepared((db, _none: Slots<object>) =>
  db
    .selectFrom('logos')
    .innerJoin('media', (on) =>
      on.onRef('media.site_id', '=', 'logos.site_id').onRef('media.id', '=', 'logos.media_id'),
    )
    .select([
      'logos.id as logoId',
      'logos.type',
      'logos.alt',
      'media.id',
      'media.kind',
      'media.filename',
      'media.mime_type',
      'media.width',
      'media.height',
    ])
    .orderBy('logos.id'),
)

export async function findBanner(db: SiteDb) {
  return db
    .selectFrom('banners')
    .innerJoin('media', (on) =>
      on.onRef('media.site_id', '=', 'banners.site_id').onRef('media.id', '=', 'banners.media_id'),
    )
    .select([
      'banners.position_x',
      'banners.position_y',
      'banners.size',
      'banners.repeat',
      'banners.height as bannerHeight',
      'media.id',
      'media.kind',
      'media.filename',
      'media.mime_type',
      'media.width',
      'media.height',
    ])
    .executeTakeFirst()
}

export async function listFontFiles(db: SiteDb) {
  return db
    .selectFrom('font_files')
    .innerJoin('media', (on) =>
      on.onRef('media.site_id', '=', 'font_files.site_id').onRef('media.id', '=', 'font_files.media_id'),
    )
    .select([
      'font_files.family',
      'media.id',
      'media.kind',
      'media.filename',
      'media.mime_type',
      'media.width',
      'media.height',
    ])
    .orderBy('media.filename')
    .execute()
}

export async function listFonts(db: SiteDb) {
  return fonts(db, {})
}

const fonts = prepared((db, _none: Slots<object>) =>
  db.selectFrom('fonts').select(['type', 'family', 'color', 'size', 'weight', 'style']).orderBy('id'),
)

export async function isSiteUnfinished(db: SiteDb): Promise<boolean> {
  return (await builtSites(db, {}))[0]?.is_building === true
}

const builtSites = prepared((db, _none: Slots<object>) => db.selectFrom('site_settings').select('is_building'))

/** Whether anything can be bought here: a shop that shows its prices. */
export async function isShopOpen(db: SiteDb): Promise<boolean> {
  const found = await db
    .selectFrom('site_settings')
    .leftJoin('parameters', (on) =>
      on.onRef('parameters.site_id', '=', 'site_settings.site_id').on('parameters.type', '=', 'HIDE_PRODUCT_PRICES'),
    )
    .select(['site_settings.is_e_commerce', 'parameters.value'])
    .executeTakeFirst()
  return found?.is_e_commerce === true && found.value !== 'true'
}
