import { expect, test } from 'vitest'
import { everyCall } from '#contract/all-calls.ts'
import { exportEstate, importCopy, layeredStorage } from './support/estate-copies.ts'
import { createTestDatabase } from './support/test-database.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const COPY = 'copie.localhost'

/**
 * All that an estate and its copy differ in: the name under which each answers, its number, and what is another each time
 * a page is made (the mark of its scripts, the sealed time of its forms).
 */
function neutral(text: string, { host, siteId }: { host: string; siteId: number }): string {
  return text
    .replaceAll(new RegExp(`(?<!\\.)${host.replaceAll('.', '\\.')}(:|%3A)3000`, 'g'), 'HOST')
    .replaceAll(`"idSite":${siteId},`, '"idSite":SITE,')
    .replace(`{"success":true,"data":{"id":${siteId},"name":`, '{"success":true,"data":{"id":SITE,"name":')
    .replaceAll(/nonce="[0-9a-f]{32}"/g, 'nonce="NONCE"')
    .replaceAll(/(name="ticket" value=|"ticket":)"[\w-]+"/g, '$1"TICKET"')
}

/** Lists that everybody may read without saying more. */
const sharedLists = Object.values(everyCall)
  .filter(({ isShared, method, path }) => isShared && method === 'GET' && !path.includes(':'))
  .map(({ path }) => `/api${path}`)

/** Where visitors find something: what the sitemap lists, e-labels, what machines read, and the lists of the API. */
async function publicPaths({ get, admin }: TestSite, siteId: number): Promise<string[]> {
  const map = await (await get('/sitemap.xml', { idsite: String(siteId) })).text()
  const pages = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const { rows: labels } = await admin.query('select id from estate.declinations where site_id = $1', [siteId])
  const { rows: products } = await admin.query('select id from estate.products where site_id = $1 limit 12', [siteId])
  return [
    '/sitemap.xml',
    '/robots.txt',
    ...pages,
    ...labels.map(({ id }) => `/e-label/${id}`),
    ...products.map(({ id }) => `/api/product/${id}`),
    ...sharedLists,
  ]
}

interface Shown {
  path: string
  host: string
  siteId: number
}

async function shown({ get }: TestSite, { path, host, siteId }: Shown): Promise<string> {
  const answer = await get(path, { idsite: String(siteId) })
  return neutral(`${answer.status} ${answer.headers.get('content-type')}\n${await answer.text()}`, { host, siteId })
}

/** What stands on either side where two texts part. */
function firstDifference(was: string, is: string): string {
  const at = [...was].findIndex((letter, place) => letter !== is[place])
  const [from, to] = [Math.max(0, at - 60), at + 60]
  return `${was.slice(from, to)} ≠ ${is.slice(from, to)}`
}

test.each([
  [1, 'localhost', 90],
  [2, 'vitrine.localhost', 30],
  [3, 'coteaux.localhost', 60],
])('every public page of estate %i is the same in a copy of it, byte by byte', async (original, host, least) => {
  const database = { ...(await createTestDatabase()), storage: await layeredStorage() }
  const site = await createTestSite({ database })
  const { path } = await exportEstate(database, { siteId: original })
  const { siteId: copy } = await importCopy(database, { path, host: COPY })
  await site.reload()
  const paths = await publicPaths(site, original)
  expect(paths.length).toBeGreaterThan(least)
  const other: string[] = []
  let found = 0
  for (const one of paths) {
    const was = await shown(site, { path: one, host, siteId: original })
    const is = await shown(site, { path: one, host: COPY, siteId: copy })
    if (was !== is) other.push(`${one}: ${firstDifference(was, is)}`)
    if (was.startsWith('200')) found++
  }
  expect(other).toEqual([])
  expect(found).toBeGreaterThan(least)
})

test('pictures of a copy are the pictures of its original', async () => {
  const database = { ...(await createTestDatabase()), storage: await layeredStorage() }
  const site = await createTestSite({ database })
  const { path } = await exportEstate(database, { siteId: 1 })
  const { siteId: copy } = await importCopy(database, { path, host: COPY })
  await site.reload()
  const home = await (await site.get('/', { idsite: '1' })).text()
  const pictures = [...new Set(home.match(/\/img\/[\w./-]+/g))].slice(0, 3)
  expect(pictures).toHaveLength(3)
  for (const picture of pictures) {
    const [was, is] = await Promise.all(
      [1, copy].map(async (id) => Buffer.from(await (await site.get(picture, { idsite: String(id) })).arrayBuffer())),
    )
    expect(is).toEqual(was)
  }
})
