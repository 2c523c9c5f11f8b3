import { linkedProduct } from '#rules/catalogue/product-link.ts'
import { TAKEN_WORDS } from '#rules/content/page-addresses.ts'

/** Things of the estate that an address names by their number. */
export type LinkedThing = 'product' | 'news' | 'blog' | 'folder' | 'album' | 'event' | 'form' | 'popup'

/** Where a link of the estate leads: to a page by its address, to a thing by its number, or nowhere that we know. */
export type InsideLink = { page: string; locale: string } | { thing: LinkedThing; id: number } | 'nowhere'

const BY_NUMBER: readonly (readonly [RegExp, LinkedThing])[] = [
  [/^\/actualites\/[^/]+\/(\d{1,9})$/, 'news'],
  [/^\/blog\/dossier\/[^/]+\/(\d{1,9})$/, 'folder'],
  [/^\/blog\/[^/]+\/(\d{1,9})$/, 'blog'],
  [/^\/albums\/[^/]+\/(\d{1,9})$/, 'album'],
  [/^\/evenements\/[^/]+\/(\d{1,9})$/, 'event'],
  [/^\/forms\/(\d{1,9})$/, 'form'],
]

/** Null where nothing is to be looked up: another site, a letter, a call, a part of the page, a page of the site itself. */
export function insideLink(href: string, language: string): InsideLink | null {
  const popup = /^#popup-(\d{1,9})$/.exec(href)
  if (popup) return { thing: 'popup', id: Number(popup[1]) }
  if (!/^\/(?!\/)/.test(href)) return null
  const { path, locale } = withoutLocale(href.replace(/[?#].*$/, ''), language)
  if (path === '/') return null
  const product = linkedProduct(path)
  if (product) return { thing: 'product', id: product.id }
  for (const [pattern, thing] of BY_NUMBER) {
    const id = pattern.exec(path)?.[1]
    if (id !== undefined) return { thing, id: Number(id) }
  }
  const [word = '', ...more] = path.slice(1).replace(/\/$/, '').split('/')
  if (TAKEN_WORDS.has(word)) return null
  return more.length === 0 ? { page: word, locale } : 'nowhere'
}

/** Links of sections are written without the locale, those of rich texts with it. */
function withoutLocale(path: string, language: string): { path: string; locale: string } {
  const english = /^\/en(?=\/|$)/.exec(path)
  return english ? { path: path.slice(3) || '/', locale: 'en' } : { path, locale: language }
}
