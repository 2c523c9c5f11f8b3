import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { createProgress } from '#run/progress.ts'
import { endWhenAsked, endWith, isEnding } from '../clean-up.ts'
import { tableText } from '../report.ts'
import { makeDataFolder, startServer } from '../server-under-test.ts'
import { startPhoneBrowser } from './phone-browser.ts'
import { figuresOf, medianFigures, PHONE_TITLES, type PhoneFigures, phoneCells, type Report } from './phone-figures.ts'
import { type PhonePage, preparePages } from './phone-pages.ts'
import { medianTouches, type TouchTimes } from './touch-times.ts'
import { touchPage } from './touches.ts'

const RUNS = 5
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const TOUCH_TITLES = ['first touch ms', 'worst ms']
const say = createProgress(Date.now())

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

interface PhoneOptions {
  runs: number
  /** A word of the estate's or the page's name. */
  only: string
  /** Leaves Lighthouse out, which takes a minute and a half a page. */
  touchesOnly: boolean
}

interface Phone {
  debugPort: number
  /** Of the server. */
  port: number
}

endWhenAsked()
try {
  await run(readOptions(process.argv.slice(2)))
  await endWith(0)
} catch (error) {
  if (!isEnding()) console.error(`bench:phone: ${(error as Error).message}`)
  await endWith(1)
}

async function run(options: PhoneOptions): Promise<void> {
  const server = await startServer(makeDataFolder(), { DEMO_ORDERS: '1' })
  const debugPort = await startPhoneBrowser()
  const phone = { debugPort, port: Number(new URL(server.url).port) }
  await timeTouches(phone, options)
  if (!options.touchesOnly) await askLighthouse(phone, options)
}

/** Nobody stays connected: Lighthouse opens pages of its own, and who listens to them would be measured too. */
async function withBrowser<Result>(debugPort: number, work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debugPort}`)
  const result = await work(browser)
  await browser.close()
  return result
}

/** Every page so many times, one after the other; each figure's median. */
async function askLighthouse({ debugPort, port }: Phone, { runs, only }: PhoneOptions): Promise<void> {
  const home = process.env.CUVEE_LIGHTHOUSE ?? ''
  const file = pathToFileURL(`${home}/node_modules/lighthouse/core/index.js`).href
  const { default: lighthouse } = (await import(file)) as { default: Lighthouse }
  const pages = await withBrowser(debugPort, async (browser) =>
    preparePages(browser.contexts()[0] ?? (await browser.newContext()), port),
  )
  const rows: string[][] = []
  for (const page of pages.filter(isAsked(only))) {
    const figures: PhoneFigures[] = []
    for (let count = 0; count < runs; count++) figures.push(await look({ lighthouse, page, debugPort }))
    const cells = phoneCells(medianFigures(figures))
    sayCells({ page, titles: PHONE_TITLES, cells })
    rows.push([page.estate, page.kind, ...cells])
  }
  console.log(tableText(['estate', 'page', ...PHONE_TITLES], rows))
  console.log(`\nLighthouse, as a phone on a slow line; median of ${runs}.`)
}

/** Each page anew for each run, touched as by somebody in a hurry, on a processor that is four times slower. */
function timeTouches({ debugPort, port }: Phone, options: PhoneOptions): Promise<void> {
  return withBrowser(debugPort, (browser) => touchPages(browser, { ...options, port }))
}

async function touchPages(browser: Browser, { runs, only, port }: PhoneOptions & { port: number }): Promise<void> {
  const context = await browser.newContext(PHONE)
  const rows: string[][] = []
  for (const page of (await preparePages(context, port)).filter(isAsked(only))) {
    const times: TouchTimes[] = []
    for (let count = 0; count < runs; count++) times.push(await touchPage(context, page))
    const { first, worst } = medianTouches(times)
    const cells = [first.toFixed(0), worst.toFixed(0)]
    sayCells({ page, titles: TOUCH_TITLES, cells })
    rows.push([page.estate, page.kind, ...cells])
  }
  await context.close()
  console.log(tableText(['estate', 'page', ...TOUCH_TITLES], rows))
  console.log(`\nFrom a touch to the next picture, on a processor four times slower; median of ${runs}.`)
}

function isAsked(only: string) {
  return ({ estate, kind }: PhonePage) => `${estate} ${kind}`.toLowerCase().includes(only)
}

function sayCells({ page, titles, cells }: { page: PhonePage; titles: readonly string[]; cells: string[] }): void {
  say(`${page.estate}, ${page.kind}: ${cells.map((cell, at) => `${titles[at]} ${cell}`).join(', ')}`)
}

interface LookOptions {
  lighthouse: Lighthouse
  page: PhonePage
  debugPort: number
}

async function look({ lighthouse, page: { url }, debugPort }: LookOptions): Promise<PhoneFigures> {
  const result = await lighthouse(url, { port: debugPort, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`)
  return figuresOf(result.lhr)
}

function readOptions(options: readonly string[]): PhoneOptions {
  const given = Object.fromEntries(options.map((option) => option.replace(/^--/, '').split('=')))
  const unknown = Object.keys(given).find((name) => !['runs', 'only', 'touches'].includes(name))
  if (unknown) throw new Error(`The option --${unknown} is unknown; there are --runs=5, --only=word and --touches.`)
  const only = String(given.only ?? '').toLowerCase()
  return { runs: Number(given.runs ?? RUNS), only, touchesOnly: 'touches' in given }
}
