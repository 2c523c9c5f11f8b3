import { LRUCache } from 'lru-cache'
import { levelAfter } from './level-after.ts'

/** An estate that nobody has asked for so long gives its room to those that are. */
const IDLE_MS = 10 * 60_000

export interface Kept {
  bytes: number
  /** What it shows of things that change without a new edition: `stock 12`, or `stock` for all of the kind. */
  live: ReadonlySet<string>
}

interface Wanted {
  siteId: number
  key: string
}

type Make<Value> = () => Promise<Value | null>

export interface Shelf<Value extends Kept> {
  find(siteId: number, key: string): Value | undefined
  /** Makes it once however many ask at the same moment. Null from `make` means: not to be kept. */
  findOrMake(wanted: Wanted, make: Make<Value>): Promise<Value | null>
  dropSite(siteId: number): void
  /** Drops what shows this thing, by its kind and id, and what shows all of its kind. */
  dropLive(siteId: number, thing: string): void
  dropAll(): void
  size(): { pages: number; bytes: number }
}

/** So much more than is missing is freed: looking at all sites for each answer would cost more the more there are. */
const SPARE = 1 / 32

/** What is kept of one site. A change puts a new one in its place: what is still being made for the old one is lost. */
interface SiteEdition<Value extends Kept> {
  /** Under addresses that exist, and under those with a query, which anyone can make up. */
  plain: LRUCache<string, Value>
  asked: LRUCache<string, Value>
  /** A short list: a map that is filled and emptied for every visit keeps what it held from V8's quick sweeps. */
  making: Making<Value>[]
  askedAt: number
}

interface Making<Value> {
  key: string
  value: Promise<Value | null>
  /** What has changed meanwhile; who asks after that joins it no more. */
  changed: Set<string>
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
  /** Of all sites together: adding them up for each answer that is kept would cost more the more estates there are. */
  let held = 0

  /** Whatever is put onto or taken from the shelves of a site that still stands. */
  function change(edition: SiteEdition<Value>, work: () => void): void {
    const before = bytesOf(edition)
    work()
    held += bytesOf(edition) - before
  }

  function editionOf(siteId: number): SiteEdition<Value> {
    const known = sites.get(siteId) ?? newEdition(most, now())
    sites.set(siteId, known)
    return known
  }

  async function makeAndKeep({ siteId, key, changed }: Wanted & { changed: Set<string> }, make: Make<Value>) {
    const edition = editionOf(siteId)
    const value = await make()
    const isCurrent = sites.get(siteId) === edition
    if (value && isCurrent && ![...value.live].some((thing) => changed.has(thing))) {
      change(edition, () => shelfFor(edition, key).set(key, value))
      if (held > most) {
        const wanted = { bytes: held - most + Math.floor(most * SPARE), idleSince: now() - IDLE_MS }
        for (const { site, give } of whoGivesWay([...sites.values()], wanted)) change(site, give)
      }
    }
    return value
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
      const joined = making.find((one) => one.key === key && one.changed.size === 0)
      if (joined) return joined.value
      const changed = new Set<string>()
      const value = makeAndKeep({ ...wanted, changed }, make)
      const own = { key, value, changed }
      making.push(own)
      return value.finally(() => making.splice(making.indexOf(own), 1))
    },
    dropLive(siteId, thing) {
      const edition = sites.get(siteId)
      if (edition) change(edition, () => dropShown(edition, thing))
    },
    dropSite(siteId) {
      const edition = sites.get(siteId)
      if (edition) held -= bytesOf(edition)
      sites.delete(siteId)
    },
    dropAll() {
      held = 0
      sites.clear()
    },
    size: () => ({
      pages: [...sites.values()].reduce((sum, { plain, asked }) => sum + plain.size + asked.size, 0),
      bytes: held,
    }),
  }
}

function newEdition<Value extends Kept>(most: number, askedAt: number): SiteEdition<Value> {
  const shelf = () => new LRUCache<string, Value>({ maxSize: most, sizeCalculation: ({ bytes }) => bytes })
  return { plain: shelf(), asked: shelf(), making: [], askedAt }
}

/** Whoever asks from now on joins nothing that was begun before. */
function dropShown<Value extends Kept>({ plain, asked, making }: SiteEdition<Value>, thing: string): void {
  const [kind = ''] = thing.split(' ')
  for (const { changed } of making) changed.add(thing).add(kind)
  for (const shelf of [plain, asked]) {
    for (const [key, { live }] of shelf.entries()) if (live.has(thing) || live.has(kind)) shelf.delete(key)
  }
}

function shelfFor<Value extends Kept>({ plain, asked }: SiteEdition<Value>, key: string) {
  return key.includes('?') ? asked : plain
}

interface Giving<Value extends Kept> {
  site: SiteEdition<Value>
  give: () => void
}

/** Who has not been asked for in a while gives all of its own; if that is not enough, whoever holds most what it uses least. */
function whoGivesWay<Value extends Kept>(
  sites: readonly SiteEdition<Value>[],
  { bytes, idleSince }: { bytes: number; idleSince: number },
): Giving<Value>[] {
  let missing = bytes
  const giving: Giving<Value>[] = []
  const idle = sites.filter(({ askedAt }) => askedAt < idleSince).sort((one, other) => one.askedAt - other.askedAt)
  for (const site of idle) {
    if (missing <= 0) return giving
    missing -= bytesOf(site)
    giving.push({ site, give: () => empty(site) })
  }
  const shelves = sites
    .filter((site) => site.askedAt >= idleSince)
    .flatMap((site) => [site.plain, site.asked].map((shelf) => ({ site, shelf })))
  const sizes = shelves.map(({ shelf }) => shelf.calculatedSize)
  const level = levelAfter(sizes, Math.max(0, missing))
  const lower = ({ site, shelf }: (typeof shelves)[number]): Giving<Value> => ({
    site,
    give: () => {
      while (shelf.calculatedSize > level) shelf.pop()
    },
  })
  return [...giving, ...shelves.map(lower)]
}

function empty<Value extends Kept>({ plain, asked }: SiteEdition<Value>): void {
  plain.clear()
  asked.clear()
}

function bytesOf<Value extends Kept>({ plain, asked }: SiteEdition<Value>): number {
  return plain.calculatedSize + asked.calculatedSize
}
