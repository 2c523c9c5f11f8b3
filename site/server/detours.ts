import { DEFAULT_LOCALE, LOCALES } from '#words/basics/locales.ts'

export interface Detour {
  status: 301 | 302
  location: string
  /** Where the link that brought the visitor stood, to be counted. */
  from?: string
}

/** Addresses that lead to another spelling of the same page; null when the page can be shown as it is asked for. */
export function findDetour(rawUrl: string): Detour | null {
  const [path = '/', query = ''] = splitOnce(rawUrl)
  const given = new URLSearchParams(query)
  const from = given.get('from')
  const better = onePath(path)
  if (from === null) return better === path ? null : { status: 301, location: better + (query && `?${query}`) }
  given.delete('from')
  const rest = given.toString()
  const location = better + (rest && `?${rest}`)
  return from === '' ? { status: 302, location } : { status: 302, location, from }
}

function splitOnce(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/** `/en/` is `/en`, `/fr/nos-vins` is `/nos-vins`. Whatever stands before it, it stays an address of this site. */
function onePath(path: string): string {
  const bare = path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') : path
  const { code } = LOCALES[DEFAULT_LOCALE]
  const inFrench = bare === `/${code}` || bare.startsWith(`/${code}/`)
  return ownPath(inFrench ? bare.slice(code.length + 1) : bare)
}

/** Browsers drop tabs and breaks and read `\` as `/`, and `//host` is another site's address. */
function ownPath(path: string): string {
  return `/${path.replace(UNSEEN, '').replace(/^[/\\]+/, '')}`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not get through
const UNSEEN = /[\u0000-\u001f\u007f]/g
