import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.ts'

/** Finished pages, and the answers that pages are made of, for as long as nothing of their site has changed. */
export interface SiteCache {
  find(siteId: number, url: string): KeptPage | undefined
  /** Renders once however many ask at the same moment. Null from `render` means: not to be kept. */
  findOrRender(
    options: { siteId: number; url: string },
    render: () => Promise<KeptPage | null>,
  ): Promise<KeptPage | null>
  /** The same for an answer of the API that is equal for everyone. */
  findOrAsk(
    options: { siteId: number; asked: string },
    ask: () => Promise<KeptAnswer | null>,
  ): Promise<KeptAnswer | null>
  dropSite(siteId: number): void
  dropAll(): void
  size(): { pages: number; bytes: number }
}

interface KeptAnswer {
  answer: unknown
  bytes: number
}

/**
 * Bounded in bytes, the least used leave first. The key is the site and the page's address (its path begins with the
 * locale), plus the site's edition: a change starts a new edition, so neither a stored page nor one still being made
 * from older data is ever found again.
 */
export function createSiteCache(maxBytes: number, maxAnswerBytes = maxBytes / 8): SiteCache {
  const editionBySite = new Map<number, number>()
  let wholeEdition = 0
  const cacheKey = (siteId: number, what: string) =>
    `${wholeEdition}.${editionBySite.get(siteId) ?? 0}|${siteId}|${what}`
  const pages = createShelf<KeptPage>(maxBytes)
  const answers = createShelf<KeptAnswer>(maxAnswerBytes)

  return {
    find: (siteId, url) => pages.find(cacheKey(siteId, url)),
    findOrRender: ({ siteId, url }, render) => pages.findOrMake(cacheKey(siteId, url), render),
    findOrAsk: ({ siteId, asked }, ask) => answers.findOrMake(cacheKey(siteId, asked), ask),
    dropSite(siteId) {
      const old = cacheKey(siteId, '')
      editionBySite.set(siteId, (editionBySite.get(siteId) ?? 0) + 1)
      for (const shelf of [pages, answers]) shelf.dropFrom(old)
    },
    dropAll() {
      wholeEdition++
      for (const shelf of [pages, answers]) shelf.dropFrom('')
    },
    size: pages.size,
  }
}

function createShelf<Value extends { bytes: number }>(maxBytes: number) {
  const kept = new LRUCache<string, Value>({ maxSize: Math.max(1, maxBytes), sizeCalculation: ({ bytes }) => bytes })
  const making = new Map<string, Promise<Value | null>>()

  async function makeAndKeep(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
    try {
      const value = await make()
      if (value) kept.set(key, value)
      return value
    } finally {
      making.delete(key)
    }
  }

  return {
    find: (key: string) => kept.get(key),
    findOrMake(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
      const found = kept.get(key)
      if (found) return Promise.resolve(found)
      const running = making.get(key) ?? makeAndKeep(key, make)
      making.set(key, running)
      return running
    },
    dropFrom(prefix: string) {
      for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key)
    },
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize }),
  }
}
