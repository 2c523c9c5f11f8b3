import type { KeptPage } from './kept-page.ts'
import { createShelf, type Kept, type Shelf } from './kept-shelf.ts'

/** Finished pages, and the answers that pages are made of, for as long as nothing of their site has changed. */
export interface SiteCache<Call extends Kept = Kept> {
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
  /** Answers of shared calls as they cross the wire. */
  calls: Pick<Shelf<Call>, 'find' | 'findOrMake' | 'size'>
  dropSite(siteId: number): void
  /** Drops what shows one thing that lives: `stock 12`. */
  dropLive(siteId: number, thing: string): void
  dropAll(): void
  size(): { pages: number; bytes: number }
}

interface KeptAnswer extends Kept {
  answer: unknown
}

/**
 * Bounded in bytes; who holds most gives way first (`kept-shelf.ts`). The key is the site and the page's address (its
 * path begins with the locale). A change starts a new edition of its site: neither a stored page nor one still being made
 * from older data is ever found again. What lives (stock, places) renews only what shows it.
 */
export function createSiteCache<Call extends Kept = Kept>(
  maxBytes: number,
  now: () => number = Date.now,
): SiteCache<Call> {
  const pages = createShelf<KeptPage>({ maxBytes, now })
  const answers = createShelf<KeptAnswer>({ maxBytes: maxBytes / 8, now })
  const calls = createShelf<Call>({ maxBytes: maxBytes / 4, now })
  const shelves = [pages, answers, calls]

  return {
    find: (siteId, url) => pages.find(siteId, url),
    findOrRender: ({ siteId, url }, render) => pages.findOrMake({ siteId, key: url }, render),
    findOrAsk: ({ siteId, asked }, ask) => answers.findOrMake({ siteId, key: asked }, ask),
    calls,
    dropSite(siteId) {
      for (const shelf of shelves) shelf.dropSite(siteId)
    },
    dropLive(siteId, thing) {
      for (const shelf of shelves) shelf.dropLive(siteId, thing)
    },
    dropAll() {
      for (const shelf of shelves) shelf.dropAll()
    },
    size: pages.size,
  }
}
