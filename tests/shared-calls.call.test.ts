import { expect, test } from 'vitest'
import { fullRegistry } from '#api/full-registry.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { createTestApp } from './support/test-app.ts'
import { createTestDatabase } from './support/test-database.ts'

const shared = fullRegistry.map(({ call }) => call).filter(({ isShared }) => isShared)

/** Parts of paths that the demo knows. */
const KNOWN: Record<string, string> = {
  app: 'matomo',
  idCountry: '1',
  idDeclination: '1',
  route: 'event',
  search: '49',
  slug: 'header',
  type: 'status',
}
/** Made from others by triggers, in the same transaction. */
const DERIVED = [
  'offers',
  'product_counts',
  'product_search',
  'search_words',
  'product_cards',
  'told_cards',
  'listed_products',
  'shop_settings',
  'product_places',
  'facet_bits',
]
/** The same for as long as a process lives. */
const FIXED = ['communes']

/** What is read beside, and not shown or never changed: the lines of a cart that is none, the names of lines ordered. */
const BESIDE: Record<string, readonly string[]> = {
  getCase: ['cart_products', 'orders', 'stock_reservations'],
  getCaseIdeas: ['cart_products', 'orders', 'stock_reservations'],
  getDeclinationProduct: ['stock'],
  getProductReviews: ['order_lines'],
}

const QUERIES: Record<string, string> = {
  getProducts: '?facets=true&search=rouge&inStock=true',
  getCase: '?vins=1.2',
}

function pathOf({ path, list, name }: CallDefinition): string {
  const asked = path.replace(/:(\w+)/g, (_, part) => KNOWN[part] ?? '1')
  const query = QUERIES[name] ?? (list ? '?nbItem=2' : '')
  return `/api${asked}${query}`
}

/** Which tables of estates statements name, and whether they look at what is left of something. */
async function tablesOf(admin: { query(sql: string): Promise<{ rows: { name: string }[] }> }) {
  const { rows } =
    await admin.query(`select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('estate', 'platform') and relkind in ('r', 'v')`)
  return rows.map(({ name }) => name)
}

/** What functions of ours do, by their names: a statement that calls one reads what it reads. */
async function functionsOf(admin: { query(sql: string): Promise<{ rows: { name: string; text: string }[] }> }) {
  const { rows } = await admin.query(`select proname as name, prosrc as text from pg_proc
    where pronamespace in ('estate'::regnamespace, 'platform'::regnamespace) and prorettype <> 'trigger'::regtype`)
  return rows
}

function withFunctions(text: string, functions: readonly { name: string; text: string }[]): string {
  const called = functions.filter(({ name }) => new RegExp(`\\b${name}\\s*\\(`).test(text))
  const rest = functions.filter((one) => !called.includes(one))
  return called.length === 0 ? text : withFunctions([text, ...called.map((one) => one.text)].join('\n'), rest)
}

test('whatever shared calls read tells its changes, and what lives is named', async () => {
  const { app, pool, admin } = await createTestApp()
  const tables = await tablesOf(admin)
  const functions = await functionsOf(admin)
  const { rows } = await admin.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgname in ('tell_change', 'tell_places_change')`,
  )
  const told = new Set(rows.map(({ name }) => name.replace('estate.', '')))
  const statements: string[] = []
  pool.on('acquire', (client) => {
    const { query } = client
    client.query = ((...given: unknown[]) => {
      const [first] = given
      statements.push(typeof first === 'string' ? first : String((first as { text?: string }).text))
      return (query as (...all: unknown[]) => unknown).apply(client, given)
    }) as typeof client.query
    pool.once('release', () => {
      client.query = query
    })
  })
  const wrong: string[] = []
  for (const call of shared) {
    statements.length = 0
    const { statusCode } = await app.inject({ url: pathOf(call), headers: { idsite: '1' } })
    if (statusCode !== 200 && statusCode !== 404) wrong.push(`${call.name} answers ${statusCode}`)
    const text = withFunctions(statements.join('\n'), functions)
    const beside = BESIDE[call.name] ?? []
    const read = tables.filter((table) => new RegExp(`(from|join)\\s+"?(estate"?\\.)?"?${table}"?\\b`, 'i').test(text))
    for (const table of read) {
      if (![...told, ...DERIVED, ...FIXED, ...beside].includes(table)) wrong.push(`${call.name} reads ${table}`)
    }
    const readsStock = /\b(available|reserved|stock_reservations)\b/.test(text)
    if (readsStock && !call.live?.includes('stock') && !beside.includes('stock')) wrong.push(`${call.name} reads stock`)
    if (read.includes('event_registrations') && !call.live?.includes('places')) wrong.push(`${call.name} reads places`)
  }
  expect(wrong).toEqual([])
})

test('whatever cards of products are made of tells its changes', async () => {
  const { admin } = await createTestDatabase()
  const { rows } = await admin.query<{ name: string; is_told: boolean }>(
    `select noted.tgrelid::regclass::text as name, exists (
       select from pg_trigger told
       where told.tgrelid = noted.tgrelid and told.tgname in ('tell_change', 'tell_stock_change')
     ) as is_told
     from pg_trigger noted where noted.tgname = 'note_card'`,
  )
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter(({ is_told }) => !is_told)).toEqual([])
})
