import { type BrowserContext, chromium, type Frame, type Page } from '@playwright/test'
import { fr as words } from '#words/office/desk/fr.ts'
import { fr as names } from '#words/office/sections/fr.ts'
import { undoAtEnd } from '../clean-up.ts'
import { fetchWell } from '../fetch-raw.ts'
import type { Figure } from '../figures.ts'
import type { Subject } from '../subject.ts'
import { makeLongPage } from './desk-ground.ts'
import { readWatch, startWatch } from './paint-watch.ts'

const SECTIONS = 100
const ROUNDS = 10
const LETTERS = 'des mots pris au vol'
/** What a hand notices: a letter that comes late, and a thing that does not follow (RAIL: 100 ms; a move may take twice). */
const BARS = { letter: 100, move: 200, open: 5_000 } as const

/** Editing a page of a hundred sections in a real browser, and what visitors get of it. */
export async function measureDesk({ server }: Subject): Promise<Figure[]> {
  const site = server.url.replace('127.0.0.1', 'localhost')
  const context = await openBrowser()
  if (!context) return [{ name: 'desk: a letter to drawn', value: null, unit: 'ms', better: 'less' }]
  const ground = await makeLongPage(context.request, { site, sections: SECTIONS })
  const page = await context.newPage()
  const sent = hearSaves(page)
  const opened = await timeOpening(page, `${site}/admin/pages/${ground.id}`)
  await page.evaluate(startWatch)
  const timed = await edit(page, sent)
  const saving = await drawnOnPage(page)
  const { longTasks } = await page.evaluate(readWatch)
  const worst = Math.max(0, ...longTasks)
  await page.close()
  const shown = await publicFigures(`${server.url}${ground.path}`, ground.publishAnew)
  await context.browser()?.close()
  return [
    { name: 'desk: opened, 100 sections', value: opened, ...MS, bar: BARS.open, isInformation: true },
    ...figuresOf('desk: a letter to drawn', { times: timed.letters, bar: BARS.letter }),
    ...figuresOf('desk: a section moved', { times: timed.moves, bar: BARS.move }),
    ...figuresOf('desk: a section added', { times: timed.adds, bar: BARS.move }),
    ...figuresOf('desk: a step undone', { times: timed.undos, bar: BARS.move }),
    { name: 'desk: a letter to the page in the frame', value: saving, ...MS },
    { name: 'desk: longest task', value: worst, ...MS, detail: `${longTasks.length} above 50 ms` },
    {
      name: 'desk: bytes of a save after a sentence',
      value: timed.bytes,
      unit: 'kB',
      better: 'less',
      hasBaseline: true,
    },
    ...shown,
  ]
}

const MS = { unit: 'ms', better: 'less' } as const

function figuresOf(name: string, { times, bar }: { times: readonly number[]; bar: number }): Figure[] {
  const detail = `worst ${Math.max(...times).toFixed(0)} ms of ${times.length}`
  return [{ name, value: median(times), ...MS, bar, detail }]
}

/** The Chromium of the browser tests; null where there is none. */
async function openBrowser(): Promise<BrowserContext | null> {
  const { executablePath, args = [], env = {} } = JSON.parse(process.env.CUVEE_CHROMIUM ?? '{}')
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  undoAtEnd(() => browser.close())
  return browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })
}

/** How large each save of the draft is, as it leaves the browser. */
function hearSaves(page: Page): number[] {
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/draft')) sent.push(request.postDataBuffer()?.length ?? 0)
  })
  return sent
}

async function timeOpening(page: Page, address: string): Promise<number> {
  const startedAt = performance.now()
  await page.goto(address)
  await page
    .frameLocator(`iframe[title="${words.desk.frame}"]`)
    .locator('[data-part]')
    .nth(SECTIONS - 1)
    .waitFor()
  return performance.now() - startedAt
}

/** The first section is written, moved down and up; others are added and taken back. */
async function edit(page: Page, sent: readonly number[]) {
  const outline = outlineOf(page)
  await chooseFirst(page)
  await page.getByLabel(names.fields.title, { exact: true }).focus()
  const letters = await timesOf(
    page,
    [...LETTERS].map((letter) => () => page.keyboard.press(letter === ' ' ? 'Space' : letter)),
  )
  await page.getByRole('status').filter({ hasText: words.state.saved }).waitFor()
  const bytes = sent.at(-1) ?? 0
  const down = outline.getByRole('button', { name: words.desk.down })
  const moves = await timesOf(
    page,
    repeated(() => down.click()),
  )
  const adds = await timesOf(
    page,
    repeated(() => page.keyboard.press('Control+d')),
  )
  const undos = await timesOf(
    page,
    repeated(() => page.keyboard.press('Control+z')),
  )
  return { letters, moves, adds, undos, bytes }
}

const outlineOf = (page: Page) => page.getByRole('region', { name: words.desk.sections })

async function chooseFirst(page: Page): Promise<void> {
  await outlineOf(page)
    .getByRole('button', { name: new RegExp(`^${names.kinds.text.name}`) })
    .first()
    .click()
}

type Act = () => Promise<void>

const repeated = (act: Act): Act[] => Array.from({ length: ROUNDS }, () => act)

/** From what a hand does to the next picture of the window, for each act. */
async function timesOf(page: Page, acts: readonly Act[]): Promise<number[]> {
  const { paints: before } = await page.evaluate(readWatch)
  for (const [at, act] of acts.entries()) {
    await act()
    await page.waitForFunction((count) => (window.watched?.paints.length ?? 0) >= count, before.length + at + 1)
  }
  const { paints } = await page.evaluate(readWatch)
  return paints.slice(before.length)
}

/** From a letter until the site has drawn it: it is saved, asked for and put in its place. */
async function drawnOnPage(page: Page): Promise<number> {
  const frame = page.frames().find((one): one is Frame => one !== page.mainFrame())
  await chooseFirst(page)
  const startedAt = performance.now()
  await page.getByLabel(names.fields.title, { exact: true }).fill('Vu sur la page')
  await frame?.getByText('Vu sur la page').waitFor()
  return performance.now() - startedAt
}

/** What a visitor gets who comes first after a publication: nothing of the page is kept then. */
async function publicFigures(url: string, publishAnew: (title: string) => Promise<void>): Promise<Figure[]> {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < ROUNDS / 2; round++) {
    await publishAnew(`Cent sections ${round}`)
    const startedAt = performance.now()
    const { body } = await fetchWell(url)
    times.push(performance.now() - startedAt)
    bytes = body.length
  }
  return [
    { name: 'page of 100 sections, made anew', value: median(times), ...MS },
    { name: 'page of 100 sections, bytes', value: bytes, unit: 'kB', better: 'less', hasBaseline: true },
  ]
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
