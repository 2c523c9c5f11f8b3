import { LIST_FILTERS } from '#contract/catalogue/closed-sets.ts'
import { type Locale, localeFromPath, pathWithoutLocale } from '#words/basics/locales.ts'

interface PageAddress {
  /** Path and allowed query in one fixed spelling: what the page is rendered from and kept under. */
  url: string
  /** The path of the page that is asked for, whether as a page or as its data: what decides which route it is. */
  page: string
  locale: Locale
  /** The page's path without its locale, the same for a page and for its data. */
  path: string
}

const LIST_QUERY = ['search', ...LIST_FILTERS, 'group', 'orderBy', 'page'] as const

/** Query parameters that a page may depend on, by its path without the locale; all others never reach it. */
const ALLOWED_QUERY: readonly { path: RegExp; names: readonly string[] }[] = [
  { path: /^\/auth$/, names: ['next'] },
  { path: /^\/(products\/search|[^/]+)$/, names: LIST_QUERY },
  { path: /^\/products\/.+\/customize$/, names: ['etape'] },
  { path: /^\/order\/(success|cancel|error|cawl\/result)$/, names: ['order'] },
]

/** The one spelling of an address; null when it cannot be read. */
export function readPageAddress(rawUrl: string): PageAddress | null {
  const [rawPath = '', rawQuery = ''] = rawUrl.split('?', 2)
  const path = decodable(rawPath)
  if (path === null || path.includes('\0') || !rawPath.startsWith('/')) return null
  const given = new URLSearchParams(rawQuery)
  const kept = new URLSearchParams()
  const page = pagePath(rawPath)
  const bare = pathWithoutLocale(page)
  const allowed = ALLOWED_QUERY.find((entry) => entry.path.test(bare))?.names ?? []
  for (const name of allowed) for (const value of given.getAll(name)) if (value !== '') kept.append(name, value)
  const query = kept.toString()
  return { url: query ? `${rawPath}?${query}` : rawPath, page, locale: localeFromPath(page), path: bare }
}

/** The router's data requests carry the page's path with a suffix: `/en.data`, `/en/_.data`, `/_root.data`. */
function pagePath(path: string): string {
  if (!path.endsWith('.data')) return path
  const page = path.replace(/(\/_)?\.data$/, '')
  return page === '/_root' || page === '' ? '/' : page
}

function decodable(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
