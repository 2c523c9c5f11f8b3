import { LIST_FILTERS } from '#contract/catalogue/closed-sets.ts'
import { listQuery, parseListAddress } from '#site/catalogue/list/list-address.ts'
import { type Locale, localeFromPath, pathWithoutLocale } from '#words/basics/locales.ts'

interface PageAddress {
  /** Path and allowed query in one fixed spelling: what the page, or its data, is kept under. */
  url: string
  /** Whether a script asks for the data of the page. */
  isData: boolean
  /** The path of the page that is asked for, whether as a page or as its data: what decides which route it is. */
  page: string
  query: string
  locale: Locale
  /** The page's path without its locale, the same for a page and for its data. */
  path: string
}

const LIST_PATH = /^\/(nos-vins|products\/search)$/
const LIST_QUERY = ['search', ...LIST_FILTERS, 'group', 'orderBy', 'page'] as const

/**
 * Query parameters that a page reads, by its path without the locale; all others never reach it. Whatever could be made
 * up here would be kept as one more page.
 */
const ALLOWED_QUERY: readonly { path: RegExp; names: readonly string[] }[] = [
  { path: /^\/(actualites|blog|blog\/dossier\/[^/]+\/\d+)$/, names: ['page'] },
  { path: /^\/auth$/, names: ['next', 'password'] },
  { path: /^\/account\/(security|profil|addresses)$/, names: ['done', 'edit'] },
  { path: LIST_PATH, names: LIST_QUERY },
  { path: /^\/products\/.+\/customize$/, names: ['etape'] },
  { path: /^\/order\/(success|cancel|error|cawl\/result)$/, names: ['order', 'account'] },
  { path: /^\/account\/orders$/, names: ['status', 'search', 'page'] },
  { path: /^\/(account\/orders|order)\/\w+$/, names: ['done'] },
  { path: /^\/(account\/orders|order)\/\w+\/return\/\d+$/, names: ['refused'] },
  { path: /^\/withdrawal$/, names: ['order'] },
  { path: /^\/nos-partenaires$/, names: ['place', 'kind', 'page'] },
  { path: /^\/(composer-un-carton|compose-a-case)$/, names: ['vins', 'avec', 'places', 'famille'] },
  { path: /^\/forms\/\d+$/, names: ['sent', 'refused'] },
  { path: /^\/service\/[^/]+\/\d+\/book$/, names: ['month', 'day'] },
  { path: /^\/visit\/[\w-]+$/, names: ['done', 'order'] },
  { path: /^\/visit\/[\w-]+\/move$/, names: ['month', 'day'] },
]

/** The one spelling of an address; null when it cannot be read. */
export function readPageAddress(rawUrl: string): PageAddress | null {
  const [rawPath = '', rawQuery = ''] = rawUrl.split('?', 2)
  const path = oneSpelling(rawPath)
  if (path === null || path.includes('%00') || !rawPath.startsWith('/')) return null
  const page = pagePath(path)
  const bare = pathWithoutLocale(page)
  const query = readQuery(bare, rawQuery)
  return { url: path + query, isData: path !== page, page, query, locale: localeFromPath(page), path: bare }
}

/** What the page of this path reads of a query, with its question mark; nothing when it reads none of it. */
function readQuery(path: string, rawQuery: string): string {
  const names = ALLOWED_QUERY.find((entry) => entry.path.test(path))?.names
  if (!names || rawQuery === '') return ''
  const given = new URLSearchParams(rawQuery)
  const read = new URLSearchParams()
  for (const name of names) for (const value of given.getAll(name)) if (value !== '') read.append(name, value)
  // The same wish is the same page; one with strays is not kept, and tells them to whoever lists.
  const list = LIST_PATH.test(path) ? parseListAddress(read) : null
  if (list && !list.hasStrays) return listQuery(list.wish)
  return read.size > 0 ? `?${read}` : ''
}

/** Scripts ask for a page's data by its path with a suffix: `/en.data`, `/_root.data`. */
function pagePath(path: string): string {
  if (!path.endsWith('.data')) return path
  const page = path.slice(0, -'.data'.length)
  return page === '/_root' ? '/' : page
}

/** `/nos%2Dvins` is `/nos-vins`: a path that can be written in many ways is not kept in many copies. */
function oneSpelling(path: string): string | null {
  try {
    const segments = path.split('/').map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    return segments.join('/')
  } catch {
    return null
  }
}
