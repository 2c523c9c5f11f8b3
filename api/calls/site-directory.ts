import type { Pool } from 'pg'
import { type DirectoryEntry, listSites } from '#db/queries/sites/sites.ts'
import { inPlatform } from '#db/site-db.ts'
import { cookieDomain } from './cookie-domain.ts'

export interface Site {
  id: number
  name: string
  /** The estate's own host name, if it has one; links in mails and sitemaps start with it. */
  mainHost: string | null
}

type FoundSite =
  | { site: Site }
  | { refusal: 'site-unknown' | 'site-closed' | 'site-header-invalid' | 'site-contradicts-host' }

/** Which host belongs to which site, held in memory: a kept page costs no query. */
export interface Directory {
  find(host: string | undefined, idSite: string | string[] | undefined): FoundSite
  /** The same, a closed site too: its bottles are still in trade, and the code on them leads here. */
  findThoughClosed: Directory['find']
  /** A site by its number, whatever the host; a closed one too, so that what was paid there is still heard of. */
  findById(idSite: string): FoundSite
  all(): readonly Site[]
  /** What a cookie set at this host may be for besides the host itself, without reaching another estate. */
  cookieDomain(host: string | undefined, siteId: number): string | null
  reload(): Promise<void>
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Hosts are what callers send; what is remembered of them stays bounded. */
const MAX_REMEMBERED_HOSTS = 10_000

const NONE_CLOSED: ReadonlySet<number> = new Set()

/** `platformDomain` is the API's own host; like localhost it belongs to no estate alone. */
export async function createDirectory(pool: Pool, platformDomain: string | null): Promise<Directory> {
  let index = indexSites([])
  const reload = async () => {
    index = indexSites(await inPlatform(pool, listSites))
    foundByHost.clear()
  }
  const foundByHost = new Map<string, FoundSite>()
  await reload()
  const isShared = (host: string) => LOOPBACK.has(host) || host === platformDomain
  /** Most requests name a host that was seen a moment ago, and no idSite. */
  const find: Directory['find'] = (host, idSite) => {
    if (host === undefined || idSite !== undefined) return findSite({ index, isShared, hostHeader: host, idSite })
    const known = foundByHost.get(host)
    if (known) return known
    const found = findSite({ index, isShared, hostHeader: host, idSite })
    if (foundByHost.size < MAX_REMEMBERED_HOSTS) foundByHost.set(host, found)
    return found
  }
  const findThoughClosed: Directory['find'] = (hostHeader, idSite) =>
    findSite({ index: { ...index, closed: NONE_CLOSED }, isShared, hostHeader, idSite })
  const findById: Directory['findById'] = (idSite) => {
    const asked = readIdSite(idSite)
    const site = typeof asked === 'number' ? index.siteById.get(asked) : undefined
    return site ? { site } : { refusal: 'site-unknown' }
  }
  const cookieDomainFor: Directory['cookieDomain'] = (host, siteId) => {
    const otherHosts = [...index.siteByHost].filter(([, { id }]) => id !== siteId).map(([other]) => other)
    return cookieDomain(hostName(host), { platformDomain, otherHosts })
  }
  return { reload, all: () => index.sites, find, findThoughClosed, findById, cookieDomain: cookieDomainFor }
}

type Index = ReturnType<typeof indexSites>

function indexSites(entries: readonly DirectoryEntry[]) {
  const siteById = new Map<number, Site>()
  const siteByHost = new Map<string, Site>()
  const closed = new Set<number>()
  let defaultSite: Site | null = null
  for (const { id, name, hosts, isDefault, isClosed } of entries) {
    const site = { id, name, mainHost: hosts[0] ?? null }
    siteById.set(id, site)
    for (const host of hosts) siteByHost.set(host, site)
    if (isDefault) defaultSite = site
    if (isClosed) closed.add(id)
  }
  return { siteById, siteByHost, defaultSite, closed, sites: [...siteById.values()] as readonly Site[] }
}

interface FindSiteOptions {
  index: Omit<Index, 'closed'> & { closed: ReadonlySet<number> }
  isShared: (host: string) => boolean
  hostHeader: string | undefined
  idSite: string | string[] | undefined
}

function findSite({ index, isShared, hostHeader, idSite }: FindSiteOptions): FoundSite {
  const host = hostName(hostHeader)
  const asked = readIdSite(idSite)
  if (asked === 'invalid') return { refusal: 'site-header-invalid' }
  if (isShared(host)) {
    const site = asked === null ? (index.siteByHost.get(host) ?? index.defaultSite) : index.siteById.get(asked)
    return openSite(site, index)
  }
  const site = index.siteByHost.get(host)
  if (site && asked !== null && asked !== site.id) return { refusal: 'site-contradicts-host' }
  return openSite(site, index)
}

function openSite(site: Site | null | undefined, { closed }: Pick<FindSiteOptions['index'], 'closed'>): FoundSite {
  if (!site) return { refusal: 'site-unknown' }
  return closed.has(site.id) ? { refusal: 'site-closed' } : { site }
}

/** `WWW.Domaine.fr.:8080` → `www.domaine.fr` */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

function readIdSite(header: string | string[] | undefined): number | null | 'invalid' {
  if (header === undefined || header === '') return null
  return typeof header === 'string' && /^[1-9]\d{0,8}$/.test(header) ? Number(header) : 'invalid'
}
