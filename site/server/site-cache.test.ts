import { expect, test } from 'vitest'
import { keepPage } from './kept-page.ts'
import { createSiteCache } from './site-cache.ts'

const page = (text: string, live: readonly string[] = []) =>
  keepPage({ html: Buffer.from(text), headers: {}, live: new Set(live) })
const textOf = (kept: Awaited<ReturnType<typeof page>> | null | undefined) => kept?.variants.identity.body.toString()

test('a page is rendered once and then found', async () => {
  const cache = createSiteCache(1_000_000)
  let renders = 0
  const render = async () => page(`render ${++renders}`)
  await cache.findOrRender({ siteId: 1, url: '/' }, render)
  await cache.findOrRender({ siteId: 1, url: '/' }, render)
  expect(renders).toBe(1)
  expect(textOf(cache.find(1, '/'))).toBe('render 1')
})

test('those who ask at the same moment share one rendering', async () => {
  const cache = createSiteCache(1_000_000)
  let renders = 0
  const render = async () => page(`render ${++renders}`)
  const kept = await Promise.all(Array.from({ length: 50 }, () => cache.findOrRender({ siteId: 1, url: '/' }, render)))
  expect(renders).toBe(1)
  expect(new Set(kept).size).toBe(1)
})

test('sites and addresses never meet', async () => {
  const cache = createSiteCache(1_000_000)
  await cache.findOrRender({ siteId: 1, url: '/' }, () => page('one'))
  await cache.findOrRender({ siteId: 2, url: '/' }, () => page('two'))
  await cache.findOrRender({ siteId: 1, url: '/en' }, () => page('one in English'))
  expect([cache.find(1, '/'), cache.find(2, '/'), cache.find(1, '/en'), cache.find(2, '/en')].map(textOf)).toEqual([
    'one',
    'two',
    'one in English',
    undefined,
  ])
})

test('a change drops the pages of its site and of no other', async () => {
  const cache = createSiteCache(1_000_000)
  await cache.findOrRender({ siteId: 1, url: '/' }, () => page('one'))
  await cache.findOrRender({ siteId: 2, url: '/' }, () => page('two'))
  cache.dropSite(1)
  expect(cache.find(1, '/')).toBeUndefined()
  expect(cache.size().pages).toBe(1)
  expect(textOf(cache.find(2, '/'))).toBe('two')
  cache.dropAll()
  expect(cache.find(2, '/')).toBeUndefined()
})

test('a page rendered from data that changed meanwhile is not kept', async () => {
  const cache = createSiteCache(1_000_000)
  const stale = cache.findOrRender({ siteId: 1, url: '/' }, async () => {
    cache.dropSite(1)
    return page('old')
  })
  expect(textOf(await stale)).toBe('old')
  expect(cache.find(1, '/')).toBeUndefined()
})

test('what may not be kept, and what failed, is rendered again', async () => {
  const cache = createSiteCache(1_000_000)
  expect(await cache.findOrRender({ siteId: 1, url: '/' }, async () => null)).toBeNull()
  await expect(cache.findOrRender({ siteId: 1, url: '/' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(textOf(await cache.findOrRender({ siteId: 1, url: '/' }, () => page('now')))).toBe('now')
})

test('the cache stays within its bytes; the least used page leaves first', async () => {
  const cache = createSiteCache(9_000)
  for (const url of ['/a', '/b']) await cache.findOrRender({ siteId: 1, url }, () => page('x'.repeat(1_000)))
  cache.find(1, '/a')
  await cache.findOrRender({ siteId: 1, url: '/c' }, () => page('x'.repeat(1_000)))
  expect(cache.size().bytes).toBeLessThanOrEqual(9_000)
  expect(cache.find(1, '/b')).toBeUndefined()
  expect(cache.find(1, '/a')).toBeDefined()
})

interface Estate {
  cache: ReturnType<typeof createSiteCache>
  siteId: number
}

async function keep({ cache, siteId }: Estate, urls: readonly string[]): Promise<void> {
  for (const url of urls) await cache.findOrRender({ siteId, url }, () => page('x'.repeat(1_000)))
}

function kept({ cache, siteId }: Estate, urls: readonly string[]): string[] {
  return urls.filter((url) => cache.find(siteId, url))
}

const madeUp = Array.from({ length: 60 }, (_, at) => `/nos-vins?search=${at}`)

test('addresses that are made up at one estate push out neither its own pages nor those of others', async () => {
  const cache = createSiteCache(60_000)
  const own = ['/', '/nos-vins', '/cookie-policy']
  for (const siteId of [1, 2, 3]) await keep({ cache, siteId }, own)
  await keep({ cache, siteId: 1 }, madeUp)
  expect(cache.size().bytes).toBeLessThanOrEqual(60_000)
  expect([1, 2, 3].map((siteId) => kept({ cache, siteId }, own))).toEqual([own, own, own])
  expect(kept({ cache, siteId: 1 }, madeUp).length).toBeLessThan(madeUp.length)
})

test('an estate that nobody has asked for in a while gives up its room before anyone else', async () => {
  let now = 0
  const cache = createSiteCache(9_000, () => now)
  await keep({ cache, siteId: 1 }, ['/'])
  now += 11 * 60_000
  await keep({ cache, siteId: 2 }, ['/a', '/b', '/c'])
  expect(kept({ cache, siteId: 1 }, ['/'])).toEqual([])
  expect(kept({ cache, siteId: 2 }, ['/a', '/b'])).toHaveLength(1)
  expect(cache.find(2, '/c')).toBeDefined()
})

test('a change of what lives drops what shows it, and nothing else', async () => {
  const cache = createSiteCache(1_000_000)
  const shown = {
    '/wine-12': ['stock 12'],
    '/wine-13': ['stock 13'],
    '/list': ['stock'],
    '/visit': ['places 12'],
    '/us': [],
  }
  for (const [url, live] of Object.entries(shown)) await cache.findOrRender({ siteId: 1, url }, () => page(url, live))
  await cache.findOrRender({ siteId: 2, url: '/wine-12' }, () => page('other', ['stock 12']))
  cache.dropLive(1, 'stock 12')
  expect(Object.keys(shown).filter((url) => cache.find(1, url))).toEqual(['/wine-13', '/visit', '/us'])
  expect(cache.find(2, '/wine-12')).toBeDefined()
})

test('what shows something that changed while it was made is not kept, and nobody joins it any more', async () => {
  const cache = createSiteCache(1_000_000)
  const makings: (() => void)[] = []
  const render = (text: string, live: string) => async () => {
    await new Promise<void>((resolve) => makings.push(resolve))
    return page(text, [live])
  }
  const [one, other] = [
    cache.findOrRender({ siteId: 1, url: '/wine-12' }, render('old', 'stock 12')),
    cache.findOrRender({ siteId: 1, url: '/wine-13' }, render('same', 'stock 13')),
  ]
  cache.dropLive(1, 'stock 12')
  const later = cache.findOrRender({ siteId: 1, url: '/wine-12' }, render('new', 'stock 12'))
  for (const finish of makings) finish()
  expect((await Promise.all([one, other, later])).map(textOf)).toEqual(['old', 'same', 'new'])
  expect(textOf(cache.find(1, '/wine-12'))).toBe('new')
  expect(textOf(cache.find(1, '/wine-13'))).toBe('same')
})
