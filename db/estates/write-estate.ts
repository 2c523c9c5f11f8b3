import { StoredSection } from '#contract/content/sections.ts'
import type { SiteDb } from '#db/site-db.ts'
import { addMissingParameters } from '#db/sync-parameters.ts'
import type { Locale } from '#words/basics/locales.ts'
import type { Estate, EstateElement, EstateNewsletter, EstatePage } from './estate.ts'

/** Names an estate in the directory; false when its number is taken already. `db` is the owner's, in `platform`. */
export async function addToDirectory(
  db: SiteDb,
  { id, name, isDefault = false, hosts }: Pick<Estate, 'id' | 'name' | 'isDefault' | 'hosts'>,
): Promise<boolean> {
  const added = await db
    .insertInto('sites')
    .values({ id, name, is_default: isDefault })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  const rows = hosts.map((host) => ({ host, site_id: id, is_main: host === hosts[0] }))
  await db.insertInto('site_hosts').values(rows).execute()
  return true
}

/** What a site cannot open without: its settings, typefaces and parameters. `db` is the owner's, in `estate`. */
export async function writeSettings(db: SiteDb, estate: Estate): Promise<void> {
  const { name, devUrl, prodUrl, locales, isECommerce, look } = estate
  await db
    .insertInto('site_settings')
    .values({
      name,
      dev_url: devUrl,
      prod_url: prodUrl,
      locales: [...locales],
      is_e_commerce: isECommerce,
      technical_file_model: look.technicalFileModel,
      dashboard_type: null,
    })
    .execute()
  const { title, content, menu = content, contentSize = 12 } = look.fonts
  await db
    .insertInto('fonts')
    .values([
      { type: 'TITLE', family: title, color: null, size: 14 },
      { type: 'CONTENT', family: content, color: null, size: contentSize },
      { type: 'MENU', family: menu, color: null, size: 12 },
    ])
    .execute()
  await addMissingParameters(db)
  for (const [type, value] of Object.entries({ ...look.parameters, ...estate.parameters })) {
    await db.updateTable('parameters').set({ value }).where('type', '=', type).execute()
  }
}

/** Pages, what the footer lists, and addresses; pictures that they show must be there already. */
export async function writeContents(
  db: SiteDb,
  { pages, elements, addresses, newsletters, locales }: Estate,
): Promise<void> {
  for (const page of pages) await addPage(db, { page, locales })
  for (const [position, element] of elements.entries()) await addElement(db, { position, element, locales })
  for (const [position, { typeId, postalCode, phone, ...address }] of addresses.entries()) {
    const row = { ...address, type_id: typeId, postal_code: postalCode, address_part2: null, phone: phone ?? null }
    await db
      .insertInto('company_addresses')
      .values({ ...row, position })
      .execute()
  }
  for (const [position, newsletter] of newsletters.entries()) await addNewsletter(db, { position, newsletter, locales })
}

async function addNewsletter(
  db: SiteDb,
  {
    position,
    newsletter: { texts },
    locales,
  }: { position: number; newsletter: EstateNewsletter; locales: readonly Locale[] },
): Promise<void> {
  const { id } = await db.insertInto('newsletter_lists').values({ position }).returning('id').executeTakeFirstOrThrow()
  const rows = locales.map((locale) => ({ list_id: id, locale, ...texts[locale] }))
  await db.insertInto('newsletter_list_texts').values(rows).execute()
}

async function addElement(
  db: SiteDb,
  {
    position,
    element: { route, url, picture, texts },
    locales,
  }: { position: number; element: EstateElement; locales: readonly Locale[] },
): Promise<void> {
  const { id } = await db
    .insertInto('elements')
    .values({ route, position, url: url ?? null, media_id: picture?.media ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = locales.map((locale) => ({ element_id: id, locale, ...texts[locale] }))
  await db.insertInto('element_texts').values(rows).execute()
}

async function addPage(db: SiteDb, { page, locales }: { page: EstatePage; locales: readonly Locale[] }): Promise<void> {
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
  const rows = locales.map((locale) => {
    const { url, title, menuTitle, metaDescription } = texts[locale]
    return { page_id: id, locale, url, title, menu_title: menuTitle, meta_description: metaDescription }
  })
  await db.insertInto('page_texts').values(rows).execute()
  for (const locale of locales) {
    for (const [at, written] of (page.sections?.[locale] ?? []).entries()) {
      const { type, ...properties } = StoredSection.parse(written)
      const row = { page_id: id, locale, position: at, type, properties: JSON.stringify(properties) }
      await db.insertInto('sections').values(row).execute()
    }
  }
}
