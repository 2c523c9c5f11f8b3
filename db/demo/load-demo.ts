import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import { StoredSection } from '#contract/content/sections.ts'
import { addMedia, type StoredMedia } from '#db/queries/media/media.ts'
import { inSite, type SiteDb } from '#db/site-db.ts'
import { addMissingParameters } from '#db/sync-parameters.ts'
import { addDemoAccounts } from './accounts.ts'
import { loadDiscountCodes } from './discount-codes.ts'
import type { DemoElement, DemoEstate, DemoPage } from './estate.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadDeliveries } from './load-deliveries.ts'
import { mirandel } from './mirandel/estate.ts'
import { rochePerrine } from './roche-perrine/estate.ts'
import { ysaline } from './ysaline/estate.ts'

export const DEMO_ESTATES: readonly DemoEstate[] = [rochePerrine, mirandel, ysaline]

/** Puts a file's bytes where the image service finds them and says what it is. */
export type StoreFile = (options: {
  siteId: number
  id: string
  filename: string
  bytes: Uint8Array
}) => Promise<StoredMedia>

/** Writes the demo estates that are not there yet. `owner` may write the directory; rows still obey their site. */
export async function loadDemo(
  owner: Pool,
  { port, storeFile }: { port: number; storeFile: StoreFile },
): Promise<string[]> {
  const loaded: string[] = []
  for (const estate of DEMO_ESTATES) {
    await inSite({ pool: owner, siteId: estate.id }, async (db) => {
      const isNew = await addToDirectory(db.withSchema('platform') as SiteDb, estate)
      const own = db.withSchema('estate') as SiteDb
      await addDemoAccounts(own, new Date())
      if (!isNew) return moveToPort(own, { estate, port })
      await fillEstate(own, { estate, port })
      for (const media of await storePictures(estate, storeFile)) await addMedia(own, media)
      await furnishEstate(own, estate)
      await loadCatalogue(own, estate.catalogue)
      await loadDiscountCodes(own, estate.id)
      if (estate.deliveries) await loadDeliveries(own, estate.deliveries)
      loaded.push(estate.name)
    })
  }
  return loaded
}

/** The demo may be started on another port than the last time. */
async function moveToPort(db: SiteDb, { estate, port }: { estate: DemoEstate; port: number }): Promise<void> {
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

async function fillEstate(db: SiteDb, { estate, port }: { estate: DemoEstate; port: number }): Promise<void> {
  await db
    .insertInto('site_settings')
    .values({
      name: estate.name,
      dev_url: devUrlOf(estate, port),
      prod_url: null,
      locales: ['fr', 'en'],
      is_e_commerce: estate.isECommerce,
      technical_file_model: estate.technicalFileModel,
      dashboard_type: null,
    })
    .execute()
  await db
    .insertInto('fonts')
    .values([
      { type: 'TITLE', family: estate.fonts.title, color: null, size: 14 },
      { type: 'CONTENT', family: estate.fonts.content, color: null, size: estate.fonts.contentSize ?? 12 },
      { type: 'MENU', family: estate.fonts.menu ?? estate.fonts.content, color: null, size: 12 },
    ])
    .execute()
  await addMissingParameters(db)
  for (const [type, value] of Object.entries(estate.parameters)) {
    await db.updateTable('parameters').set({ value }).where('type', '=', type).execute()
  }
}

/** All at once: whoever opens them does as many side by side as it can. */
function storePictures({ id: siteId, files }: DemoEstate, storeFile: StoreFile): Promise<StoredMedia[]> {
  const stored = [...files].map(async ([id, file]) =>
    storeFile({ siteId, id, filename: file, bytes: await readFile(new URL(`./pictures/${file}`, import.meta.url)) }),
  )
  return Promise.all(stored)
}

/** Everything that may show a picture. */
async function furnishEstate(db: SiteDb, estate: DemoEstate): Promise<void> {
  const logos = Object.entries(estate.logos) as [LogoType, { media: string; alt: string }][]
  for (const [type, { media, alt }] of logos) {
    await db.insertInto('logos').values({ type, media_id: media, alt }).execute()
  }
  if (estate.banner) {
    const { media, positionX = 50, positionY = 50, height = 320 } = estate.banner
    await db
      .insertInto('banners')
      .values({ media_id: media, position_x: positionX, position_y: positionY, height })
      .execute()
  }
  for (const page of estate.pages) await addPage(db, page)
  for (const [position, element] of estate.elements.entries()) await addElement(db, { position, element })
  for (const [position, { typeId, postalCode, phone, ...address }] of estate.addresses.entries()) {
    const row = { ...address, type_id: typeId, postal_code: postalCode, address_part2: null, phone: phone ?? null }
    await db
      .insertInto('company_addresses')
      .values({ ...row, position })
      .execute()
  }
  for (const [app, config] of Object.entries(estate.apps ?? {})) {
    await db
      .insertInto('external_apps')
      .values({ app, config: JSON.stringify(config) })
      .execute()
  }
}

type LogoType = keyof DemoEstate['logos']

async function addElement(
  db: SiteDb,
  { position, element: { route, url, picture, texts } }: { position: number; element: DemoElement },
): Promise<void> {
  const { id } = await db
    .insertInto('elements')
    .values({ route, position, url: url ?? null, media_id: picture?.media ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(texts).map(([locale, text]) => ({ element_id: id, locale, ...text }))
  await db.insertInto('element_texts').values(rows).execute()
}

async function addPage(db: SiteDb, page: DemoPage): Promise<void> {
  const { route, position, isShop = false, usesAbsoluteMenu = false, icon = null, texts } = page
  const { id } = await db
    .insertInto('pages')
    .values({
      position,
      cms_route: route,
      is_ecommerce_page: isShop,
      parent_id: null,
      use_absolute_menu: usesAbsoluteMenu,
      menu_icon: icon,
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
  for (const [locale, sections] of Object.entries(page.sections ?? {})) {
    for (const [at, written] of sections.entries()) {
      const { type, ...properties } = StoredSection.parse(written)
      const row = { page_id: id, locale, position: at, type, properties: JSON.stringify(properties) }
      await db.insertInto('sections').values(row).execute()
    }
  }
}
