import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.ts'

export interface HtmlCache {
  find(siteId: number, url: string): KeptPage | undefined
  /** Renders once however many ask at the same moment. Null from `render` means: not to be kept. */
  findOrRender(siteId: number, url: string, render: () => Promise<KeptPage | null>): Promise<KeptPage | null>
  dropSite(siteId: number): void
  dropAll(): void
  size(): { pages: number; bytes: number }
}

/**
 * Finished pages in memory, bounded in bytes, the least used leave first. The key is the site and the page's address
 * (its path begins with the locale), plus the site's edition: a change starts a new edition, so neither a stored page
 * nor one still being rendered from older data is ever found again.
 */
export function createHtmlCache(maxBytes: number): HtmlCache {
  const pages = new LRUCache<string, KeptPage>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })
  const rendering = new Map<string, Promise<KeptPage | null>>()
  const editionBySite = new Map<number, number>()
  let wholeEdition = 0

  const keyOf = (siteId: number, url: string) => `${wholeEdition}.${editionBySite.get(siteId) ?? 0}|${siteId}|${url}`

  async function renderAndKeep(key: string, render: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
    try {
      const page = await render()
      if (page) pages.set(key, page)
      return page
    } finally {
      rendering.delete(key)
    }
  }

  return {
    find: (siteId, url) => pages.get(keyOf(siteId, url)),
    findOrRender(siteId, url, render) {
      const key = keyOf(siteId, url)
      const kept = pages.get(key)
      if (kept) return Promise.resolve(kept)
      const running = rendering.get(key) ?? renderAndKeep(key, render)
      rendering.set(key, running)
      return running
    },
    dropSite(siteId) {
      const old = keyOf(siteId, '')
      editionBySite.set(siteId, (editionBySite.get(siteId) ?? 0) + 1)
      for (const key of pages.keys()) if (key.startsWith(old)) pages.delete(key)
    },
    dropAll() {
      wholeEdition++
      pages.clear()
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}
