import { sql } from 'kysely'
import type { Colour, Kind, Meal, Medal, ProductType } from '#contract/catalogue/closed-sets.ts'
import type { Product } from '#contract/catalogue/products.ts'
import { inSite, type SiteDb } from '#db/site-db.ts'
import { addMissingParameters } from '#db/sync-parameters.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export interface TestOffer {
  id: number
  year?: number | null
  millilitres?: number | null
  cents?: number | null
  discount?: number | null
  quantity?: number
  isCounted?: boolean
  multiple?: number
  isValid?: boolean
  /** What a box is made of: how many of which declinations. */
  parts?: readonly { id: number; quantity: number }[]
}

export interface TestProduct {
  id: number
  /** By language; a product is told in those it is named in. */
  names: Readonly<Record<string, string>>
  teaser?: string
  description?: string
  type?: ProductType
  kind?: Kind
  colour?: Colour | null
  appellation?: string | null
  grapes?: readonly string[]
  dishes?: readonly Meal[]
  tags?: readonly number[]
  medals?: readonly Medal[]
  cents?: number
  quantity?: number
  discount?: number | null
  position?: number
  isValid?: boolean
  offers?: readonly TestOffer[]
}

interface TestTag {
  id: number
  slug: string
  labels?: Readonly<Record<string, string>>
}

export interface TestDiscount {
  id: number
  type: 'EURO' | 'PERCENT'
  amount: number
  detail_type?: 'PRODUCT' | 'SHIPPING_FEES'
}

export interface TestEstate {
  site: number
  products: readonly TestProduct[]
  tags?: readonly TestTag[]
  discounts?: readonly TestDiscount[]
}

export interface CatalogueApp extends TestApp {
  /** Asks the API of an estate and gives status and answer. */
  ask(
    path: string,
    options?: { site?: number | undefined; locale?: string | undefined },
  ): Promise<{ status: number; body: { data: { products: Product[]; total: number } } }>
  /** Runs SQL as the owner of the tables on a site. */
  change(statement: string, site?: number): Promise<void>
  /** The ids of a list, and how many there are in all. */
  idsOf(query: string, options?: { site?: number; locale?: string }): Promise<{ ids: number[]; total: number }>
}

export const TEST_SITE = 71

/** The real app on estates that sell exactly this. */
export async function createCatalogueApp(estates: readonly TestEstate[]): Promise<CatalogueApp> {
  const running = await createTestApp()
  for (const estate of estates) await addEstate(running, estate)
  await running.directory.reload()
  const ask: CatalogueApp['ask'] = async (path, { site = TEST_SITE, locale = 'fr' } = {}) => {
    const headers = { host: 'localhost', idsite: String(site), userlang: locale }
    const answer = await running.app.inject({ method: 'GET', url: `/api${path}`, headers })
    return { status: answer.statusCode, body: answer.json() }
  }
  const idsOf: CatalogueApp['idsOf'] = async (query, { site, locale } = {}) => {
    const { status, body } = await ask(`/v2/product?${query}`, { site, locale })
    if (status !== 200) throw new Error(`${query} was answered with ${status}: ${JSON.stringify(body)}`)
    return { ids: body.data.products.map(({ id }) => id), total: body.data.total }
  }
  const change: CatalogueApp['change'] = async (statement, site = TEST_SITE) => {
    await inSite({ pool: running.owner, siteId: site }, (db) => sql.raw(statement).execute(db))
  }
  return { ...running, ask, change, idsOf }
}

async function addEstate({ admin, owner }: TestApp, estate: TestEstate): Promise<void> {
  await admin.query('insert into platform.sites (id, name) values ($1, $2)', [estate.site, `Estate ${estate.site}`])
  await inSite({ pool: owner, siteId: estate.site }, async (db) => {
    const own = db.withSchema('estate') as SiteDb
    await own
      .insertInto('site_settings')
      .values({ name: 'Estate', dev_url: 'http://localhost' } as never)
      .execute()
    await addMissingParameters(own)
    if (estate.discounts?.length)
      await own
        .insertInto('discounts')
        .values([...estate.discounts])
        .execute()
    for (const { id, slug, labels = {} } of estate.tags ?? []) {
      await own.insertInto('tags').values({ id, slug }).execute()
      for (const [locale, label] of Object.entries(labels)) {
        await own.insertInto('tag_texts').values({ tag_id: id, locale, label }).execute()
      }
    }
    for (const product of estate.products) await addProduct(own, product)
    for (const product of estate.products) await addParts(own, product)
  })
}

async function addProduct(db: SiteDb, product: TestProduct): Promise<void> {
  const { id, names, grapes = [], tags = [], medals = [], offers = [] } = product
  await db.insertInto('products').values(productRow(product)).execute()
  const texts = Object.entries(names).map(([locale, name]) => {
    const { teaser = '', description = '' } = product
    return { product_id: id, locale, name, slug: `p-${id}`, teaser, description }
  })
  if (texts.length > 0) await db.insertInto('product_texts').values(texts).execute()
  for (const grape of grapes)
    await db
      .insertInto('product_grapes')
      .values({ product_id: id, grape } as never)
      .execute()
  for (const tag_id of tags) await db.insertInto('product_tags').values({ product_id: id, tag_id }).execute()
  for (const medal of medals) {
    const score = medal === 'SCORE' ? '90/100' : null
    await db
      .insertInto('awards')
      .values({ product_id: id, name: 'Concours', medal, score } as never)
      .execute()
  }
  const years = new Set(offers.flatMap(({ year }) => year ?? []))
  for (const year of years)
    await db
      .insertInto('vintages')
      .values({ product_id: id, year } as never)
      .execute()
  for (const offer of offers) await addOffer(db, { productId: id, offer })
}

function productRow(product: TestProduct) {
  const { id, type = 'WINE', kind = 'STILL', colour = null, appellation = null, cents = 1000, position = 0 } = product
  const { discount = null, quantity = 0, isValid = true } = product
  return {
    ...{ id, type, kind, colour, appellation, position, quantity },
    dishes: [...(product.dishes ?? [])],
    price_cents: cents,
    discount_id: discount,
    is_valid: isValid,
  } as never
}

async function addOffer(db: SiteDb, { productId, offer }: { productId: number; offer: TestOffer }): Promise<void> {
  const { id, year = null, millilitres = null, cents = null, discount = null, quantity = 100 } = offer
  const { isCounted = true, multiple = 1, isValid = true } = offer
  const vintage = await db
    .selectFrom('vintages')
    .select('id')
    .where('product_id', '=', productId)
    .where('year', '=', year)
    .executeTakeFirst()
  const row = {
    id,
    product_id: productId,
    vintage_id: vintage?.id ?? null,
    capacity: millilitres === null ? null : millilitres / 10,
    capacity_unit: millilitres === null ? null : 'CENTILITRE',
    fixed_price_cents: cents,
    discount_id: discount,
    quantity,
    tracks_stock: isCounted,
    sell_by_multiple_of: multiple,
    is_valid: isValid,
  }
  await db
    .insertInto('declinations')
    .values(row as never)
    .execute()
}

async function addParts(db: SiteDb, { offers = [] }: TestProduct): Promise<void> {
  for (const offer of offers) {
    for (const { id, quantity } of offer.parts ?? []) {
      const row = { box_id: offer.id, component_id: id, quantity }
      await db
        .insertInto('box_components')
        .values(row as never)
        .execute()
    }
  }
}
