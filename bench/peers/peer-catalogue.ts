import pg from 'pg'

/** A product as every contender sells it: a name, a text, two variants. */
export interface PeerProduct {
  name: string
  slug: string
  description: string
  variants: { format: string; cents: number }[]
}

/** The wines of an estate of ours, for whoever is to sell the same. */
export async function readProducts(ownerUrl: string, site: number): Promise<PeerProduct[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select name, slug, description, json_agg(json_build_object('format', capacity || ' cl',
         'cents', coalesce(fixed_price_cents, price_cents)) order by declinations.id) as variants
       from estate.products
       join estate.product_texts on product_texts.site_id = products.site_id and product_id = products.id
       join estate.declinations on declinations.site_id = products.site_id and declinations.product_id = products.id
       where products.site_id = $1 group by products.id, name, slug, description order by products.id`,
      [site],
    )
    return rows as PeerProduct[]
  } finally {
    await client.end()
  }
}

const TITLES =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'
const STOCK = 1_000_000

/** What the peer's importer reads: a line for each variant, the first one tells the product as well. */
export function importFile(products: readonly PeerProduct[]): string {
  const lines = products.flatMap(({ name, slug, description, variants }) =>
    variants.map(({ format, cents }, at) => {
      const product = at === 0 ? [name, slug, description, '', '', 'format'] : ['', '', '', '', '', '']
      const variant = [format, `${slug}-${at}`, (cents / 100).toFixed(2), 'standard', String(STOCK), 'true', '', '']
      return [...product, ...variant].map(quoted).join(',')
    }),
  )
  return `${[TITLES, ...lines].join('\n')}\n`
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
