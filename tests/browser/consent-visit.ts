import { expect, type Page } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { whenAlive } from './alive.ts'
import { at, WHEN_READ, whenStyled } from './estates.ts'

/** How far down pages were, for the length of a visit; it says nothing of the visitor. */
const SCROLL = 'scroll-positions'

/** A visitor whose every request to another host is seen and answered here. */
interface Visit {
  page: Page
  /** Addresses asked of other hosts, in order. */
  left: string[]
  /** Errors of the page's scripts, and everything that its policy had to block. */
  troubles: string[]
  /** When the page last asked for anything, wherever. */
  askedAt: () => number
}

/** As long as browsers' own word for a quiet line. */
const QUIET_MS = 500

/** Stands in for the vendors' scripts: each leaves the trace that the real one would leave. */
const TRACES: Readonly<Record<string, string>> = {
  'stats.roche-perrine.example': '_pk_id.4.1fff',
  'www.googletagmanager.com': '_ga',
  'connect.facebook.net': '_fbp',
}

export async function visit(page: Page, { host, path }: { host: string; path: string }): Promise<Visit> {
  const left: string[] = []
  const troubles: string[] = []
  const isForeign = (url: URL) => /^https?:$/.test(url.protocol) && url.host !== new URL(at(host, '/')).host
  let askedAt = Date.now()
  page.on('request', (request) => {
    askedAt = Date.now()
    if (isForeign(new URL(request.url()))) left.push(request.url())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && troubles.push(message.text()))
  await page.route(isForeign, (route) => {
    const trace = TRACES[new URL(route.request().url()).host]
    const body = trace ? `document.cookie = '${trace}=1; path=/; max-age=9999'` : ''
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(at(host, path), WHEN_READ)
  await whenStyled(page)
  return { page, left, troubles, askedAt: () => askedAt }
}

/**
 * Until the page has asked for all that it wants. What it asked for need not have come: pictures are made when they are
 * first asked for, and a page full of them would be waited for long after it could have asked anybody anything.
 */
export async function whenNothingIsAsked({ page, askedAt }: Visit): Promise<void> {
  await whenStyled(page)
  await expect.poll(() => Date.now() - askedAt()).toBeGreaterThan(QUIET_MS)
}

export function banner(page: Page) {
  return page.getByRole('region', { name: /Votre visite, vos choix|Your visit, your choices/ })
}

/** Follows a link within the living page. */
export async function goTo(page: Page, path: string): Promise<void> {
  await whenAlive(page)
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.getElementById('pied')?.append(link)
    link.click()
    link.remove()
  }, path)
  await page.waitForURL((url) => url.pathname === path)
}

/** Everything that the browser keeps, by name: the two exempt names are all that may be there before consent. */
export async function kept(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies(page.url())).map(({ name }) => name)
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies, ...stored.filter((name) => name !== SCROLL)].sort()
}

/** What was asked of other hosts, each address once. */
export function scriptsOf({ left }: Visit): string[] {
  return [...new Set(left)].sort()
}

/** The number of the proof in the visitor's cookie, once it is there. */
export async function proofOf(page: Page): Promise<string> {
  const read = async () => {
    const cookie = (await page.context().cookies(page.url())).find(({ name }) => name === 'consent')
    return cookie?.value.split('.')[2] ?? ''
  }
  await expect.poll(read).toMatch(/^[0-9a-f]{32}$/)
  return read()
}

export async function inDatabase<Row>(sql: string, values: unknown[]): Promise<Row[]> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  const { rows } = await db.query(sql, values)
  await db.end()
  return rows
}
