import { LRUCache } from 'lru-cache'

/** An estate that nobody has asked for so long gives its room to those that are. */
const IDLE_MS = 10 * 60_000

export interface Kept {
  bytes: number
  /** What it shows of things that change without a new edition: `stock 12`, or `stock` for all of the kind. */
  live: ReadonlySet<string>
}

export interface Shelf<Value extends Kept> {
  find(siteId: number, key: string): Value | undefined
  /** Makes it once however many ask at the same moment. Null from `make` means: not to be kept. */
  findOrMake(wanted: { siteId: number; key: string }, make: () => Promise<Value | null>): Promise<Value | null>
  dropSite(siteId: number): void
  /** Drops what shows this thing, by its kind and id, and what shows all of its kind. */
  dropLive(siteId: number, thing: string): void
  dropAll(): void
  size(): { pages: number; bytes: number }
}

/** What is kept of one site. A change puts a new one in its place: what is still being made for the old one is lost. */
interface SiteEdition<Value extends Kept> {
  /** Under addresses that exist, and under those with a query, which anyone can make up. */
  plain: LRUCache<string, Value>
  asked: LRUCache<string, Value>
  making: Map<string, Promise<Value | null>>
  /** For each that is being made, what has changed meanwhile. */
  changes: Set<Set<string>>
  askedAt: number
}

/**
 * Keeps things of many sites within so many bytes. Where room is missing, a site that nobody has asked for in a while
 * gives up all of its own, else whoever holds most gives up what it uses least. So made-up addresses push out each other:
 * neither the pages of another estate nor the plain ones of their own.
 */
export function createShelf<Value extends Kept>({
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
    const changed = new Set<string>()
    edition.changes.add(changed)
    try {
      const value = await make()
      if (value && ![...value.live].some((thing) => changed.has(thing))) {
        shelfFor(edition, key).set(key, value)
        makeRoom({ sites, most, idleSince: now() - IDLE_MS })
      }
      return value
    } finally {
      edition.changes.delete(changed)
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
      const joined = making.get(key)
      if (joined) return joined
      const running = makeAndKeep(wanted, make).finally(() => making.get(key) === running && making.delete(key))
      making.set(key, running)
      return running
    },
    dropLive(siteId, thing) {
      const edition = sites.get(siteId)
      if (edition) dropShown(edition, thing)
    },
    dropSite: (siteId) => void sites.delete(siteId),
    dropAll: () => sites.clear(),
    size() {
      const all = [...sites.values()].flatMap(({ plain, asked }) => [plain, asked])
      return { pages: all.reduce((sum, { size }) => sum + size, 0), bytes: bytesOf(all) }
    },
  }
}

function newEdition<Value extends Kept>(most: number, askedAt: number): SiteEdition<Value> {
  const shelf = () => new LRUCache<string, Value>({ maxSize: most, sizeCalculation: ({ bytes }) => bytes })
  return { plain: shelf(), asked: shelf(), making: new Map(), changes: new Set(), askedAt }
}

/** Whoever asks from now on joins nothing that was begun before. */
function dropShown<Value extends Kept>({ plain, asked, making, changes }: SiteEdition<Value>, thing: string): void {
  const [kind = ''] = thing.split(' ')
  for (const changed of changes) changed.add(thing).add(kind)
  making.clear()
  for (const shelf of [plain, asked]) {
    for (const [key, { live }] of shelf.entries()) if (live.has(thing) || live.has(kind)) shelf.delete(key)
  }
}

function shelfFor<Value extends Kept>({ plain, asked }: SiteEdition<Value>, key: string) {
  return key.includes('?') ? asked : plain
}

interface RoomRequest<Value extends Kept> {
  sites: ReadonlyMap<number, SiteEdition<Value>>
  most: number
  idleSince: number
}

function makeRoom<Value extends Kept>({ sites, most, idleSince }: RoomRequest<Value>): void {
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
