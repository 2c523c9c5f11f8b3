import { LRUCache } from 'lru-cache'

/** An estate that nobody has asked for so long gives its room to those that are. */
const IDLE_MS = 10 * 60_000

interface Shelf<Value> {
  find(siteId: number, key: string): Value | undefined
  /** Makes it once however many ask at the same moment. Null from `make` means: not to be kept. */
  findOrMake(wanted: { siteId: number; key: string }, make: () => Promise<Value | null>): Promise<Value | null>
  dropSite(siteId: number): void
  dropAll(): void
  size(): { pages: number; bytes: number }
}

/** What is kept of one site. A change puts a new one in its place: what is still being made for the old one is lost. */
interface SiteEdition<Value extends { bytes: number }> {
  /** Under addresses that exist, and under those with a query, which anyone can make up. */
  plain: LRUCache<string, Value>
  asked: LRUCache<string, Value>
  making: Map<string, Promise<Value | null>>
  askedAt: number
}

/**
 * Keeps things of many sites within so many bytes. Where room is missing, a site that nobody has asked for in a while
 * gives up all of its own, else whoever holds most gives up what it uses least. So made-up addresses push out each other:
 * neither the pages of another estate nor the plain ones of their own.
 */
export function createShelf<Value extends { bytes: number }>({
  maxBytes,
  now,
}: {
  maxBytes: number
  now: () => number
}): Shelf<Value> {
  const most = Math.max(1, Math.floor(maxBytes))
  const sites = new Map<number, SiteEdition<Value>>()

  function editionOf(siteId: number): SiteEdition<Value> {
    const known = sites.get(siteId) ?? newEdition(most, now())
    sites.set(siteId, known)
    return known
  }

  async function makeAndKeep(wanted: { siteId: number; key: string }, make: () => Promise<Value | null>) {
    const { key } = wanted
    const edition = editionOf(wanted.siteId)
    try {
      const value = await make()
      if (value) {
        shelfFor(edition, key).set(key, value)
        makeRoom({ sites, most, idleSince: now() - IDLE_MS })
      }
      return value
    } finally {
      edition.making.delete(key)
    }
  }

  function find(siteId: number, key: string): Value | undefined {
    const edition = sites.get(siteId)
    if (!edition) return undefined
    edition.askedAt = now()
    return shelfFor(edition, key).get(key)
  }

  return {
    find,
    findOrMake(wanted, make) {
      const { siteId, key } = wanted
      const found = find(siteId, key)
      if (found) return Promise.resolve(found)
      const { making } = editionOf(siteId)
      const running = making.get(key) ?? makeAndKeep(wanted, make)
      making.set(key, running)
      return running
    },
    dropSite: (siteId) => void sites.delete(siteId),
    dropAll: () => sites.clear(),
    size() {
      const all = [...sites.values()].flatMap(({ plain, asked }) => [plain, asked])
      return { pages: all.reduce((sum, { size }) => sum + size, 0), bytes: bytesOf(all) }
    },
  }
}

function newEdition<Value extends { bytes: number }>(most: number, askedAt: number): SiteEdition<Value> {
  const shelf = () => new LRUCache<string, Value>({ maxSize: most, sizeCalculation: ({ bytes }) => bytes })
  return { plain: shelf(), asked: shelf(), making: new Map(), askedAt }
}

function shelfFor<Value extends { bytes: number }>({ plain, asked }: SiteEdition<Value>, key: string) {
  return key.includes('?') ? asked : plain
}

interface RoomRequest<Value extends { bytes: number }> {
  sites: ReadonlyMap<number, SiteEdition<Value>>
  most: number
  idleSince: number
}

function makeRoom<Value extends { bytes: number }>({ sites, most, idleSince }: RoomRequest<Value>): void {
  const all = [...sites.values()]
  const shelves = all.flatMap(({ plain, asked }) => [plain, asked])
  while (bytesOf(shelves) > most) {
    const idle = all
      .filter((site) => site.askedAt < idleSince && bytesOf([site.plain, site.asked]) > 0)
      .sort((one, other) => one.askedAt - other.askedAt)[0]
    if (idle) {
      idle.plain.clear()
      idle.asked.clear()
      continue
    }
    shelves.reduce((most, one) => (one.calculatedSize > most.calculatedSize ? one : most)).pop()
  }
}

function bytesOf(shelves: readonly { calculatedSize: number }[]): number {
  return shelves.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0)
}
