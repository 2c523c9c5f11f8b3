import { type AddressedProduct, productPath } from '#rules/catalogue/product-address.ts'
import { HTTP_TIMES, POOL_SIZE } from '#run/limits.ts'
import type { BarePage } from './bare-page.ts'
import { countQueries } from './count-queries.ts'
import { ANEW, fetchWell, headerText, ownHeaders } from './fetch-raw.ts'
import type { Figure } from './figures.ts'
import { comparePairs, measureAlone, type Round } from './load.ts'
import { scriptBytesOf } from './scripts-of-page.ts'
import { appUrlOf, databaseLogOf, ownerUrlOf } from './server-under-test.ts'
import { startSideServer } from './side-server.ts'
import type { Subject } from './subject.ts'
import type { UncachedServer } from './uncached-server.ts'

/** As bare code sends it: what is compared is the work, not the packing. */
const PLAIN = { 'accept-encoding': 'identity', ...ANEW }
const SCRIPT_BARS = { content: 60_000, shop: 100_000, afterTouch: 130_000 }
const UNDISTURBED = 0.9
/** What is compared takes a twentieth of a millisecond: within a few rounds the machine's own noise is larger. */
const MORE_ROUNDS = 3

/** Public pages of site 1. */
const PAGES = ['/', '/en', '/notre-domaine', '/actualites', '/nos-vins', '/nos-partenaires', '/nous-contacter']

/** Where one buys: they live at once. */
const SHOP_PAGES = ['/cart', '/cart/address', '/cart/shipping', '/cart/payment']

/** Pages from memory against Node's own server sending the very same bytes. */
export async function measureKeptPages(subject: Subject): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const page of await keptPages(subject)) figures.push(...(await measureKeptPage(subject, page)))
  return figures
}

interface KeptPage {
  path: string
  name: string
}

/** The home page, the list of wines and the first wine's own page. */
async function keptPages({ server }: Subject): Promise<KeptPage[]> {
  const { body } = await fetchWell(`${server.url}/api/v2/product?kind=WINE&nbItem=1`, PLAIN)
  const [wine] = (JSON.parse(body.toString()) as { data: { products: AddressedProduct[] } }).data.products
  if (!wine) throw new Error('The estate sells no wine.')
  return [
    { path: '/', name: 'kept page' },
    { path: '/nos-vins', name: 'kept wine list' },
    { path: productPath(wine), name: 'kept wine page' },
  ]
}

async function measureKeptPage({ server, size }: Subject, { path, name }: KeptPage): Promise<Figure[]> {
  const page = `${server.url}${path}`
  // The first answer is rendered on the way and has headers that the kept page has not.
  await fetchWell(page)
  const kept = await fetchWell(page)
  const orders: BarePage = { headers: ownHeaders(kept), body: kept.body, keepAliveMs: HTTP_TIMES.keepAliveTimeout }
  const bare = await startSideServer('./bare-page.ts', orders)
  const [sent, keptAgain] = await Promise.all([fetchWell(bare.url), fetchWell(page)])
  if (!sent.body.equals(keptAgain.body) || headerText(sent) !== headerText(keptAgain)) {
    throw new Error(`The bare server does not send the same bytes as the ${name}.`)
  }
  const compared = await comparePairs({
    floor: { url: bare.url, pid: bare.pid },
    product: { url: page, pid: server.servingPid },
    ...size,
    rounds: MORE_ROUNDS * size.rounds,
  })
  bare.stop()
  const held = { unit: 'ratio', better: 'more', bar: 0.9, hasBaseline: true } as const
  return [
    { ...rateFigure(`${name}, bare server`, compared.floor), ...disturbance(compared.floor) },
    rateFigure(name, compared.product),
    { name: `${name} / bare page, requests`, value: compared.rateRatio, ...held },
    { name: `${name} / bare page, CPU`, value: compared.cpuRatio, ...held },
  ]
}

/** Calls that anyone may ask and that answer everyone alike, against Node's own server sending the very same bytes. */
export async function measurePublicCalls({ server, size }: Subject): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(await publicCalls(server.url))) {
    const url = `${server.url}${path}`
    await fetchWell(url)
    const told = await fetchWell(url)
    const orders: BarePage = { headers: ownHeaders(told), body: told.body, keepAliveMs: HTTP_TIMES.keepAliveTimeout }
    const bare = await startSideServer('./bare-page.ts', orders)
    const compared = await comparePairs({
      floor: { url: bare.url, pid: bare.pid, varies: true },
      product: { url, pid: server.servingPid, varies: true },
      ...size,
      rounds: MORE_ROUNDS * size.rounds,
    })
    bare.stop()
    const held = { unit: 'ratio', better: 'more', bar: 0.7, aim: 0.9, hasBaseline: true } as const
    figures.push(
      rateFigure(name, compared.product),
      { name: `${name} / bare, requests`, value: compared.rateRatio, ...held },
      { name: `${name} / bare, CPU`, value: compared.cpuRatio, ...held },
    )
  }
  return figures
}

async function publicCalls(url: string): Promise<Record<string, string>> {
  const { body } = await fetchWell(`${url}/api/v2/product?kind=WINE&nbItem=1`, PLAIN)
  const id = (JSON.parse(body.toString()) as { data: { products: { id: number }[] } }).data.products[0]?.id
  return {
    'call of the list': '/api/v2/product?nbItem=24',
    'call of a wine': `/api/v2/product/${id}`,
    'call of the parameters': '/api/parameter?nbItem=10',
  }
}

/** The same page, rendered for each request. */
export async function measureUncachedPage({ server, dataFolder }: Subject): Promise<Figure[]> {
  const orders: UncachedServer = { appUrl: await appUrlOf(dataFolder), poolSize: POOL_SIZE }
  const uncached = await startSideServer('./uncached-server.ts', orders)
  const [rendered, kept] = await Promise.all([fetchWell(`${uncached.url}/`), fetchWell(`${server.url}/`)])
  if (!rendered.body.equals(kept.body)) throw new Error('The rendered page is not the kept page.')
  const round = await measureAlone({ url: `${uncached.url}/`, pid: uncached.pid }, 3)
  uncached.stop()
  return [{ ...rateFigure('uncached page (bar: list pages)', round), bar: 400, isInformation: true }]
}

export async function measureScripts({ server }: Subject): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const page of [...PAGES, ...SHOP_PAGES]) {
    const { beforeTouch, afterTouch } = await scriptBytesOf(`${server.url}${page}`)
    const bar = SHOP_PAGES.includes(page) ? SCRIPT_BARS.shop : SCRIPT_BARS.content
    const held = { unit: 'kB', better: 'less', hasBaseline: true } as const
    figures.push(
      { name: `scripts of ${page} before a touch`, value: beforeTouch, bar, ...held },
      { name: `scripts of ${page} after it`, value: afterTouch, bar: SCRIPT_BARS.afterTouch, ...held },
    )
  }
  return figures
}

/** What crosses the wire of answers that are made for each who asks. */
const FRESH = ['/cart', '/auth', '/api/v2/product?nbItem=24']

export async function measureFreshBytes({ server }: Subject): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of FRESH) {
    const [sent, plain] = await Promise.all([
      fetchWell(`${server.url}${path}`),
      fetchWell(`${server.url}${path}`, PLAIN),
    ])
    const detail = `${(plain.body.length / 1_000).toFixed(1)} kB before`
    figures.push({
      name: `bytes of ${path}`,
      value: sent.body.length,
      detail,
      unit: 'kB',
      better: 'less',
      hasBaseline: true,
    })
  }
  return figures
}

/** The server asks now and then by itself; only what comes on top of that can be the pages' doing. */
export async function measureQueries({ server, dataFolder }: Subject): Promise<Figure[]> {
  // The first answer is made on the way; what is counted is sent from memory.
  await fetchWell(`${server.url}/`)
  const { requests, statements, idle } = await countQueries({
    ownerUrl: ownerUrlOf(dataFolder),
    databaseLog: databaseLogOf(dataFolder),
    serverUrl: server.url,
    page: '/',
  })
  const value = Math.round((100 * Math.max(0, statements - idle)) / requests) / 100
  const detail = `${statements} in ${requests} pages, ${idle} when idle`
  const held = { unit: 'count', better: 'less', bar: 0, hasBaseline: true } as const
  return [{ name: 'queries per kept page', value, detail, ...held }]
}

/** Nothing but other work keeps a bare server from using a whole core. */
function disturbance({ busy }: Round): Pick<Figure, 'warning'> {
  if (busy === null || busy >= UNDISTURBED) return {}
  const share = `${(100 * busy).toFixed(0)} % of a core`
  return { warning: `Other work disturbs this machine: the bare server got ${share}. Read the ratios with care.` }
}

function rateFigure(name: string, { perSecond, microseconds, busy }: Round): Figure {
  const cpu = microseconds === null || busy === null ? '' : cpuText(microseconds, busy)
  return { name, value: perSecond, unit: 'rate', detail: cpu, better: 'more' }
}

function cpuText(microseconds: number, busy: number): string {
  return `${microseconds.toFixed(1)} µs CPU each, ${(100 * busy).toFixed(0)} % busy`
}
