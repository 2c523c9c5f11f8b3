import { type Insertable, sql } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type DemoCatalogue, declinationsOf } from './catalogue.ts'
import { catalogueRows, discountRows } from './catalogue-rows.ts'

/** Tables whose rows come with their id, so that their counters have to be told. */
const NUMBERED = [
  'discounts',
  'decreasing_sets',
  'variations',
  'variation_details',
  'products',
  'product_pictures',
  'tags',
  'vintages',
  'features',
  'declinations',
  'customizations',
  'customization_values',
] as const

/** Writes what a new estate sells. Prices have been the same for ninety days; reductions begin now. */
export async function loadCatalogue(db: SiteDb, catalogue: DemoCatalogue): Promise<void> {
  for (const [table, rows] of Object.entries(catalogueRows(catalogue))) {
    await addRows(db, { table: table as keyof Tables, rows: rows as Insertable<Tables[keyof Tables]>[] })
  }
  await agePrices(db, catalogue)
  await reducePrices(db, catalogue)
  for (const table of NUMBERED) await movePast(db, table)
}

async function addRows<Table extends keyof Tables>(
  db: SiteDb,
  { table, rows }: { table: Table; rows: Insertable<Tables[Table]>[] },
) {
  if (rows.length > 0) await db.insertInto(table).values(rows).execute()
}

/** The database notes every price when it begins; here they all began long ago, and some moved since. */
async function agePrices(db: SiteDb, { products }: DemoCatalogue): Promise<void> {
  await db.updateTable('price_changes').set({ changed_at: sql<Date>`changed_at - interval '90 days'` }).execute()
  const past = products.flatMap((product) =>
    declinationsOf(product).flatMap(({ declination: { id, pastPrices = [] } }) =>
      pastPrices.map(({ daysAgo, priceCents }) => ({
        declination_id: id,
        price_cents: priceCents,
        changed_at: sql<Date>`now() - make_interval(days => ${daysAgo})`,
      })),
    ),
  )
  if (past.length > 0) await db.insertInto('price_changes').values(past).execute()
}

async function reducePrices(db: SiteDb, catalogue: DemoCatalogue): Promise<void> {
  const { discounts, products, declinations } = discountRows(catalogue)
  await addRows(db, { table: 'discounts', rows: discounts })
  for (const { id, discountId } of products) {
    await db.updateTable('products').set({ discount_id: discountId }).where('id', '=', id).execute()
  }
  for (const { id, discountId } of declinations) {
    await db.updateTable('declinations').set({ discount_id: discountId }).where('id', '=', id).execute()
  }
}

/** All estates share a table's counter: it only ever moves on. */
async function movePast(db: SiteDb, table: (typeof NUMBERED)[number]): Promise<void> {
  const counter = sql`pg_get_serial_sequence(${`estate.${table}`}, 'id')`
  await sql`
    select setval(${counter}, greatest(max(id), coalesce(pg_sequence_last_value(${counter}::regclass), 1)))
    from ${sql.table(`estate.${table}`)} having max(id) is not null
  `.execute(db)
}
