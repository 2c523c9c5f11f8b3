import { type Locale, localeOfPath, pathWithoutLocale } from '#words/locales.ts'

export interface PageAddress {
  /** Path and allowed query in one fixed spelling: what the page is rendered from and kept under. */
  url: string
  locale: Locale
  /** The page's path without its locale, the same for a page and for its data. */
  path: string
}

/** Query parameters that a page may depend on; all others never reach it. */
const ALLOWED_QUERY: readonly string[] = []

/** The one spelling of an address; null when it cannot be read. */
export function readPageAddress(rawUrl: string): PageAddress | null {
  const [rawPath = '', rawQuery = ''] = rawUrl.split('?', 2)
  const path = decodable(rawPath)
  if (path === null || path.includes('\0') || !rawPath.startsWith('/')) return null
  const given = new URLSearchParams(rawQuery)
  const kept = new URLSearchParams()
  for (const name of ALLOWED_QUERY) for (const value of given.getAll(name)) kept.append(name, value)
  const query = kept.toString()
  const page = pagePath(rawPath)
  return { url: query ? `${rawPath}?${query}` : rawPath, locale: localeOfPath(page), path: pathWithoutLocale(page) }
}

/** The router's data requests carry the page's path with a suffix: `/en.data`, `/_root.data`. */
function pagePath(path: string): string {
  const page = path.replace(/\.data$/, '')
  return page === '/_root' || page === '/_' ? '/' : page
}

function decodable(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
