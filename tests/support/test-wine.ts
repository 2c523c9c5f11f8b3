import type { TestDatabase } from './test-database.ts'

interface GivenWine {
  type?: 'WINE' | 'BOX' | 'OTHER'
  name?: string
  slug?: string
  appellation?: string | null
  description?: string
  media?: string | null
  years?: readonly (number | null)[]
  /** Columns of its vintages. */
  vintage?: Readonly<Record<string, unknown>>
}

interface TestWine {
  id: number
  /** Of each year in the order given: its vintage, and one bottle of 75 cl. */
  vintages: readonly number[]
  declinations: readonly number[]
}

type Owned = Pick<TestDatabase, 'owner'>

/** A statement as the estate itself: triggers that look at its rows see no others, as they would for the superuser. */
export async function asEstate(
  { owner }: Owned,
  { siteId, sql, values = [] }: { siteId: number; sql: string; values?: unknown[] },
) {
  const client = await owner.connect()
  try {
    await client.query(`begin; set local app.site = '${siteId}'`)
    const result = await client.query(sql, values)
    await client.query('commit')
    return result
  } finally {
    client.release()
  }
}

interface AddTestWineOptions {
  siteId: number
  wine?: GivenWine
}

/** A wine of a site, as rows of the database. */
export async function addTestWine(
  database: Owned,
  {
    siteId,
    wine: {
      type = 'WINE',
      name = 'Les Aubépines',
      slug = 'les-aubepines',
      years = [2020],
      vintage = {},
      ...given
    } = {},
  }: AddTestWineOptions,
): Promise<TestWine> {
  const first = async (sql: string, values: unknown[]): Promise<number> =>
    (await asEstate(database, { siteId, sql, values })).rows[0].id
  const { appellation = 'Saumur-Champigny', description = '', media = null } = given
  const id = await first(
    `insert into estate.products (site_id, type, kind, colour, appellation, price_cents, media_id)
     values ($1, $2, 'STILL', 'RED', $3, 1250, $4) returning id`,
    [siteId, type, appellation, media],
  )
  for (const [locale, told] of [
    ['fr', description],
    ['en', description && `In English: ${description}`],
  ]) {
    await asEstate(database, {
      siteId,
      sql: `insert into estate.product_texts (site_id, product_id, locale, name, slug, description)
       values ($1, $2, $3, $4, $5, $6)`,
      values: [siteId, id, locale, name, slug, told],
    })
  }
  const vintages: number[] = []
  const declinations: number[] = []
  const columns = Object.keys(vintage)
  for (const year of years) {
    const marks = columns.map((_, at) => `, $${at + 4}`).join('')
    const vintageId = await first(
      `insert into estate.vintages (site_id, product_id, year${columns.map((one) => `, ${one}`).join('')})
       values ($1, $2, $3${marks}) returning id`,
      [siteId, id, year, ...Object.values(vintage)],
    )
    vintages.push(vintageId)
    declinations.push(
      await first(
        `insert into estate.declinations (site_id, product_id, vintage_id, capacity, capacity_unit)
         values ($1, $2, $3, 75, 'CENTILITRE') returning id`,
        [siteId, id, vintageId],
      ),
    )
  }
  return { id, vintages, declinations }
}

interface TellFeatureOptions {
  siteId: number
  feature: { wine: number; vintage?: number; key: string; fr: string; en?: string }
}

/** Something that is told of a wine, or of one vintage of it. */
export async function tellFeature(database: Owned, { siteId, feature }: TellFeatureOptions): Promise<void> {
  const { rows } = await asEstate(database, {
    siteId,
    sql: 'insert into estate.features (site_id, product_id, vintage_id, key) values ($1, $2, $3, $4) returning id',
    values: [siteId, feature.wine, feature.vintage ?? null, feature.key],
  })
  for (const [locale, value] of [
    ['fr', feature.fr],
    ['en', feature.en],
  ]) {
    if (value === undefined) continue
    await asEstate(database, {
      siteId,
      sql: 'insert into estate.feature_texts (site_id, feature_id, locale, value) values ($1, $2, $3, $4)',
      values: [siteId, rows[0].id, locale, value],
    })
  }
}
