const HERE = 'http://site.invalid'
const MAX_LENGTH = 500
/** Browsers drop tabs and line ends from addresses and read a backslash as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
const UNSAFE = /[\\\u0000-\u001f\u007f]/

/** Where to go after signing in: a path of this very site, or null for anything that might lead elsewhere. */
export function nextPath(given: string | null | undefined): string | null {
  if (!given || given.length > MAX_LENGTH || !given.startsWith('/')) return null
  const read = decoded(given)
  if (read === null || UNSAFE.test(given) || UNSAFE.test(read)) return null
  if (!URL.canParse(given, HERE)) return null
  const url = new URL(given, HERE)
  const path = url.pathname + url.search + url.hash
  // `/.//host` becomes `//host` once it is read, which is another site.
  if (url.origin !== HERE || path.startsWith('//') || read.startsWith('//')) return null
  return isPage(url.pathname) ? path : null
}

/** The API shows nothing to people, and the page of signing in would lead back to itself. */
function isPage(pathname: string): boolean {
  return !/^\/(api(\/|$)|([a-z]{2}\/)?auth(\/|$))/i.test(pathname)
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
