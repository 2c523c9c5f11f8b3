import type { KeptPage } from './kept-page.ts'
import { createShelf } from './kept-shelf.ts'

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
 * Bounded in bytes; who holds most gives way first (`kept-shelf.ts`). The key is the site and the page's address (its
 * path begins with the locale). A change starts a new edition of its site: neither a stored page nor one still being made
 * from older data is ever found again.
 */
export function createSiteCache(maxBytes: number, now: () => number = Date.now): SiteCache {
  const pages = createShelf<KeptPage>({ maxBytes, now })
  const answers = createShelf<KeptAnswer>({ maxBytes: maxBytes / 8, now })
  const shelves = [pages, answers]

  return {
    find: (siteId, url) => pages.find(siteId, url),
    findOrRender: ({ siteId, url }, render) => pages.findOrMake({ siteId, key: url }, render),
    findOrAsk: ({ siteId, asked }, ask) => answers.findOrMake({ siteId, key: asked }, ask),
    dropSite(siteId) {
      for (const shelf of shelves) shelf.dropSite(siteId)
    },
    dropAll() {
      for (const shelf of shelves) shelf.dropAll()
    },
    size: pages.size,
  }
}
