export interface Path {
  pathname: string
  search: string
  hash: string
}

/** Where a link leads: an address, or what changes of the present one. */
export type To = string | Partial<Path>

/** Another site's, or none of a page: `https://…`, `//…`, `mailto:…`. */
export function isForeign(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)
}

function parsePath(address: string): Partial<Path> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { ...(pathname && { pathname }), ...(search && { search }), ...(hash && { hash }) }
}

/** The whole path of where a link leads from here. What it does not say of query and place is none. */
export function resolvePath(to: To, here: Pick<Path, 'pathname'>): Path {
  const { pathname = here.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return { pathname, search: marked('?', search), hash: marked('#', hash) }
}

export function printPath({ pathname, search, hash }: Path): string {
  return pathname + search + hash
}

function marked(mark: '?' | '#', text: string): string {
  if (text === '' || text === mark) return ''
  return text.startsWith(mark) ? text : mark + text
}
