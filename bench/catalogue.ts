import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inSite, type SiteDb } from '#db/site-db.ts'
import { addMissingParameters } from '#db/sync-parameters.ts'
import { APPELLATIONS, FIRST, GRAPES, LAST, MIDDLE, TOLD } from './catalogue-words.ts'

const BATCH = 1_000
const DISHES = ['APERITIF', 'FISH', 'POULTRY', 'RED_MEAT', 'CHEESE', 'DESSERT']
const COLOURS = ['RED', 'WHITE', 'ROSE']
const FORMATS = [75, 37.5, 150]
const BOX_EVERY = 33

export interface BenchSite {
  id: number
  products: number
  /** Two declinations each, as peers sell them, instead of two or three with boxes among them. */
  contents?: 'pairs'
}

/** Writes an estate that is much larger than any, for the benchmark only. Always the same rows. */
export async function loadCatalogue(adminUrl: string, { id, products, contents }: BenchSite): Promise<void> {
  // One connection, so that everything is in its transaction.
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1, options: '-c search_path=estate,platform' })
  try {
    await pool.query('insert into platform.sites (id, name) values ($1, $2)', [id, `Banc d’essai ${products}`])
    await inSite({ pool, siteId: id }, (db) => addMissingParameters(db.withSchema('estate') as SiteDb))
    await pool.query('begin')
    await pool.query(`set local app.site = '${id}'`)
    await pool.query(
      `insert into site_settings (site_id, name, dev_url, locales) values ($1, 'Banc', 'http://localhost', '{fr}')`,
      [id],
    )
    await addRows(pool, { id, products, ...(contents ? { contents } : {}) })
    await pool.query('select ask_for_told_cards($1)', [id])
    await pool.query('commit')
    await untilTold(pool, id)
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}

const LOOK_MS = 100
const PATIENCE_MS = 120_000

/** The server writes out what it tells of new products in the background; who measures it waits for that. */
async function untilTold(pool: pg.Pool, site: number): Promise<void> {
  const ends = Date.now() + PATIENCE_MS
  const isLeft = 'select from platform.due_work where site_id = $1'
  while ((await pool.query(isLeft, [site])).rowCount) {
    if (Date.now() > ends) throw new Error(`The products of estate ${site} are not told.`)
    await wait(LOOK_MS)
  }
}

async function addRows(client: pg.Pool, { id: site, products, contents }: BenchSite): Promise<void> {
  // Triggers look at one product after the other; what they keep is made afterwards for all at once.
  await client.query('set local session_replication_role = replica')
  await client.query(
    `insert into tags (site_id, id, slug) select $1, id, slug from unnest($2::int[], $3::text[]) _ (id, slug)`,
    [site, [1, 2, 3], ['bio', 'nouveaute', 'garde']],
  )
  await client.query(`insert into discounts (site_id, id, type, amount) values ($1, 1, 'PERCENT', 1000)`, [site])
  for (let from = 0; from < products; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, products - from) }, (_, at) => wineAt(from + at + 1, contents))
    for (const sql of INSERTS) await client.query(sql, [site, JSON.stringify(batch)])
  }
  await client.query('set local session_replication_role = origin')
  await client.query('analyze products, product_texts, product_grapes, vintages, declinations, box_components')
  await client.query(
    `update products set from_price_cents = lowest.cents, newest_year = lowest.year
    from (select product_id, min(final_cents) as cents, max(year) as year from offers where site_id = $1 group by 1) lowest
    where site_id = $1 and id = lowest.product_id`,
    [site],
  )
  await client.query('select refresh_search($1, id) from products where site_id = $1', [site])
  await client.query('select make_cards($1, id) from products where site_id = $1', [site])
  await client.query('select make_facet_bits($1)', [site])
}

/** Any whole number from 0 on, always the same for the same wine and purpose. */
function pick({ wine, purpose, choices }: { wine: number; purpose: number; choices: number }): number {
  const mixed = Math.imul(wine * 2_654_435_761 + purpose * 40_503, 2_246_822_519)
  return ((mixed ^ (mixed >>> 15)) >>> 0) % choices
}

function wineAt(wine: number, contents: BenchSite['contents']) {
  const of = <Choice>(purpose: number, from: readonly Choice[]) => from[pick({ wine, purpose, choices: from.length })]
  const isBox = contents !== 'pairs' && wine % BOX_EVERY === 0
  const name = `${of(1, FIRST)} ${of(2, MIDDLE)} ${of(3, LAST)}`
  const told = (words: number) => Array.from({ length: words }, (_, at) => of(10 + at, TOLD)).join(' ')
  const newest = 2024 - pick({ wine, purpose: 5, choices: 4 })
  const offers = isBox ? [null] : Array.from({ length: contents === 'pairs' ? 2 : 2 + (wine % 2) }, (_, at) => at)
  return {
    id: wine,
    type: isBox ? 'BOX' : 'WINE',
    kind: isBox ? 'CASE' : of(4, ['STILL', 'STILL', 'SPARKLING', 'SWEET']),
    position: pick({ wine, purpose: 6, choices: 100_000 }),
    colour: isBox ? null : of(7, COLOURS),
    appellation: isBox ? null : of(8, APPELLATIONS),
    dishes: [...new Set([of(50, DISHES), of(51, DISHES)])],
    price: 600 + pick({ wine, purpose: 9, choices: 5_000 }),
    discount: wine % 10 === 0 ? 1 : null,
    name,
    slug: `vin-${wine}`,
    teaser: told(8),
    description: told(35),
    grapes: isBox ? [] : [...new Set([of(60, GRAPES), of(61, GRAPES)])],
    tag: wine % 3 === 0 ? 1 + pick({ wine, purpose: 62, choices: 3 }) : null,
    medal: wine % 12 === 0 ? of(63, ['GOLD', 'SILVER', 'BRONZE']) : null,
    offers: offers.map((at) => ({
      id: wine * 4 + (at ?? 0),
      year: at === null ? null : newest - Math.floor(at / 2),
      capacity: at === null ? null : FORMATS[at % 2 === 0 ? 0 : 1 + pick({ wine, purpose: 64, choices: 2 })],
      quantity: pick({ wine, purpose: 65 + (at ?? 0), choices: 200 }),
      price: at === 1 ? 900 + pick({ wine, purpose: 70, choices: 9_000 }) : null,
    })),
    parts: isBox ? [1, 2, 3].map((at) => (1 + ((wine - at) % Math.max(1, wine - 1))) * 4) : [],
  }
}

const FROM_BATCH = `from jsonb_to_recordset($2::jsonb) wine (id int, type text, kind text, position int, colour text,
  appellation text, dishes text[], price int, discount int, name text, slug text, teaser text, description text,
  grapes text[], tag int, medal text, offers jsonb, parts int[])`
const FROM_OFFERS = `${FROM_BATCH}
  cross join lateral jsonb_to_recordset(offers) offer (id int, year int, capacity numeric, quantity int, price int)`

const INSERTS = [
  `insert into products (site_id, id, type, kind, position, colour, appellation, dishes, price_cents, discount_id)
   select $1, id, type, kind, position, colour, appellation, dishes, price, discount ${FROM_BATCH}`,
  `insert into product_texts (site_id, product_id, locale, name, slug, teaser, description)
   select $1, id, 'fr', name, slug, teaser, description ${FROM_BATCH} `,
  `insert into product_grapes (site_id, product_id, grape) select $1, id, unnest(grapes) ${FROM_BATCH}`,
  `insert into product_tags (site_id, product_id, tag_id) select $1, id, tag ${FROM_BATCH} where tag is not null`,
  `insert into awards (site_id, product_id, name, medal)
   select $1, id, 'Concours général agricole', medal ${FROM_BATCH} where medal is not null`,
  `insert into vintages (site_id, id, product_id, year)
   select $1, min(offer.id), wine.id, year ${FROM_OFFERS} where year is not null group by wine.id, year`,
  `insert into declinations (site_id, id, product_id, vintage_id, capacity, capacity_unit, fixed_price_cents, quantity)
   select $1, offer.id, wine.id, vintages.id, offer.capacity,
     case when offer.capacity is not null then 'CENTILITRE' end, offer.price, offer.quantity
   ${FROM_OFFERS} left join vintages on vintages.site_id = $1 and vintages.product_id = wine.id and vintages.year = offer.year`,
  `insert into box_components (site_id, box_id, component_id, quantity)
   select distinct $1::int, wine.id * 4, part, 2 ${FROM_BATCH} cross join lateral unnest(parts) part
   where exists (select from declinations where site_id = $1 and id = part) and part <> wine.id * 4`,
]
