import { data, redirect } from 'react-router'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

/** As far as PostgreSQL counts. */
const MOST = 2_147_483_647
/** Nobody leafs further, and nothing made up is looked for. */
const MOST_PAGES = 1_000

/** The number of an address; anything else is not found. */
export function readId(told: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(told ?? '') ? Number(told) : Number.NaN
  if (!(id <= MOST)) throw notFound()
  return id
}

/** The page of a list that an address asks for; the first has no number of its own. */
export function readPage(url: string): number {
  const { pathname, searchParams } = new URL(url)
  const told = searchParams.getAll('page')
  if (told.length === 0) return 1
  const page = told.length === 1 && /^[1-9]\d{0,3}$/.test(told[0] ?? '') ? Number(told[0]) : Number.NaN
  if (page === 1) throw redirect(pathname.replace(/\.data$/, ''), 301)
  if (!(page <= MOST_PAGES)) throw notFound()
  return page
}

/** A page that nothing stands on does not exist; the first may be empty. */
export function checkPage(page: number, { total, length }: { total: number; length: number }): void {
  if (page > 1 && (page - 1) * length >= total) throw notFound()
}

interface OneAddressOptions {
  path: string
  right: string
  locale: Locale
}

/** Whatever stands in the address besides the number, there is one that is right. */
export function keepOneAddress({ path, right, locale }: OneAddressOptions): void {
  if (path !== right) throw redirect(pathInLocale(right, locale), 301)
}

export function notFound() {
  return data(null, { status: 404 })
}
