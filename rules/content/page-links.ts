import { PAGE_LINKS, type PageLink } from '#contract/content/closed-sets.ts'

/** Where what the site itself does is found, with a script and without. */
const OWN_PATHS: Readonly<Record<Exclude<PageLink, 'URL' | 'POPUP'>, string>> = {
  CONTACT: '/nous-contacter',
  CART: '/cart',
  SEARCH: '/products/search',
  SIGN_IN: '/auth',
  NEWSLETTER: '/newsletter',
  LANGUAGE: '/',
}

interface StoredLink {
  type: string | null
  url: string | null
}

/** What a page leads to; null of one that is a page itself, and of a link that leads nowhere. */
export function pageLink({ type, url }: StoredLink): { type: PageLink; url: string } | null {
  const known = PAGE_LINKS.find((one) => one === type)
  if (!known) return null
  if (known !== 'URL' && known !== 'POPUP') return { type: known, url: OWN_PATHS[known] }
  return url !== null && linkProblem({ type: known, url }) === null ? { type: known, url } : null
}

/** What keeps a link from being kept as it is. */
export function linkProblem({ type, url }: StoredLink): 'required' | 'not-a-link' | null {
  const needsAddress = type === 'URL' || type === 'POPUP'
  if (url === null) return needsAddress ? 'required' : null
  if (type === 'POPUP') return /^#popup-\d{1,9}$/.test(url) ? null : 'not-a-link'
  return type === 'URL' && isAddress(url) ? null : 'not-a-link'
}

/** An address of this site, of another one over TLS, of a mailbox or of a telephone; nothing that runs. */
function isAddress(url: string): boolean {
  if (/[\s\\<>"]/.test(url)) return false
  if (url.startsWith('/')) return URL.parse(url, HERE)?.origin === HERE
  if (/^mailto:[^@]+@[^@]+$/.test(url) || /^tel:\+?[\d.()-]{3,30}$/.test(url)) return true
  const address = URL.parse(url)
  return address?.protocol === 'https:' && address.hostname.includes('.') && address.username === ''
}

const HERE = 'https://estate.invalid'
