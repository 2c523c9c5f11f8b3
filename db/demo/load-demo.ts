import type { Pool } from 'pg'
import { inSite, type SiteDb } from '../site-db.ts'
import { addMissingParameters } from '../sync-parameters.ts'
import type { DemoEstate, DemoPage } from './estate.ts'
import { mirandel } from './mirandel.ts'
import { rochePerrine } from './roche-perrine.ts'
import { ysaline } from './ysaline.ts'

export const DEMO_ESTATES: readonly DemoEstate[] = [rochePerrine, mirandel, ysaline]

/** Writes the demo estates that are not there yet. `owner` may write the directory; rows still obey their site. */
export async function loadDemo(owner: Pool, port: number): Promise<string[]> {
  const loaded: string[] = []
  for (const estate of DEMO_ESTATES) {
    await inSite(owner, estate.id, async (db) => {
      const isNew = await addToDirectory(db.withSchema('platform') as SiteDb, estate)
      if (!isNew) return moveToPort(db.withSchema('estate') as SiteDb, estate, port)
      await fillEstate(db.withSchema('estate') as SiteDb, estate, port)
      loaded.push(estate.name)
    })
  }
  return loaded
}

/** The demo may be started on another port than the last time. */
async function moveToPort(db: SiteDb, estate: DemoEstate, port: number): Promise<void> {
  const dev_url = devUrlOf(estate, port)
  await db.updateTable('site_settings').set({ dev_url }).where('dev_url', '!=', dev_url).execute()
}

function devUrlOf({ hosts }: DemoEstate, port: number): string {
  return `http://${hosts[0]}:${port}`
}

async function addToDirectory(db: SiteDb, { id, name, isDefault = false, hosts }: DemoEstate): Promise<boolean> {
  const added = await db
    .insertInto('sites')
    .values({ id, name, is_default: isDefault })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  const rows = hosts.map((host) => ({ host, site_id: id, is_main: host === hosts[0] }))
  await db.insertInto('site_hosts').values(rows).execute()
  return true
}

async function fillEstate(db: SiteDb, estate: DemoEstate, port: number): Promise<void> {
  await db
    .insertInto('site_settings')
    .values({
      name: estate.name,
      dev_url: devUrlOf(estate, port),
      prod_url: null,
      locales: ['fr', 'en'],
      is_e_commerce: estate.isECommerce,
      dashboard_type: null,
    })
    .execute()
  await db
    .insertInto('fonts')
    .values([
      { type: 'TITLE', family: estate.fonts.title, color: null, size: 14 },
      { type: 'CONTENT', family: estate.fonts.content, color: null, size: 12 },
      { type: 'MENU', family: estate.fonts.content, color: null, size: 12 },
    ])
    .execute()
  await addMissingParameters(db)
  for (const [type, value] of Object.entries(estate.parameters)) {
    await db.updateTable('parameters').set({ value }).where('type', '=', type).execute()
  }
  for (const page of estate.pages) await addPage(db, page)
}

async function addPage(db: SiteDb, { route, position, isShop = false, texts }: DemoPage): Promise<void> {
  const { id } = await db
    .insertInto('pages')
    .values({
      position,
      cms_route: route,
      is_ecommerce_page: isShop,
      parent_id: null,
      menu_icon: null,
      link_type: null,
      link_url: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(texts).map(([locale, { url, title, menuTitle, metaDescription }]) => ({
    page_id: id,
    locale,
    url,
    title,
    menu_title: menuTitle,
    meta_description: metaDescription,
  }))
  await db.insertInto('page_texts').values(rows).execute()
}
