import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { PageKind, PhonePage } from './phone-pages.ts'
import { type PaintedEvent, type TouchTimes, touchTimes } from './touch-times.ts'

/** As slow as a plain phone beside a desk. */
const SLOWER = 4
/** Between two touches of somebody in a hurry: scripts that the first one wakes arrive meanwhile. */
const PAUSE_MS = 300
const REST_MS = 1_500

/** What a thumb does on each kind of page, one after the other. */
const TOUCHES: Readonly<Record<PageKind, readonly string[]>> = {
  home: ['text="Menu"', 'text="Menu"', 'main >> role=link >> nth=0'],
  list: ['role=button[name="Filtrer"]', '#filtres summary >> nth=0', '#filtres details[open] label >> nth=0'],
  product: [
    'role=button[name=/de plus/] >> nth=0',
    'role=button[name=/de plus/] >> nth=0',
    'role=button[name=/^Ajouter/]',
  ],
  cart: ['role=button[name=/de plus/] >> nth=0', 'role=button[name=/de moins/] >> nth=0', 'text="Menu"'],
  checkout: ['role=textbox >> nth=0', 'role=radio >> nth=1', 'role=radio >> nth=0'],
  news: ['text="Menu"', 'text="Menu"', 'main >> role=link >> nth=0'],
  account: ['text="Menu"', 'text="Menu"', 'main >> role=link >> nth=0'],
}

/** Opens a page on a slow phone, lets it rest and touches it as somebody who knows what they want. */
export async function touchPage(context: BrowserContext, { kind, url }: PhonePage): Promise<TouchTimes> {
  const page = await context.newPage()
  const events: PaintedEvent[] = []
  // Told at once: a touch may lead to another document.
  await page.exposeFunction('tellEvent', (event: PaintedEvent) => void events.push(event))
  await page.addInitScript(watchEvents)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })))
  const touchedAt: number[] = []
  for (const target of TOUCHES[kind]) {
    touchedAt.push(await touch({ page, session, target }))
    await page.waitForTimeout(PAUSE_MS)
  }
  await page.waitForTimeout(REST_MS)
  await page.close()
  return touchTimes(touchedAt, events)
}

/** Runs in the page. */
function watchEvents(): void {
  const tell = (window as unknown as { tellEvent: (event: PaintedEvent) => void }).tellEvent
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) tell({ at: performance.timeOrigin + startTime, milliseconds: duration })
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** As a finger, without asking the page whether it is ready: people do not ask. Says when. */
async function touch({ page, session, target }: { page: Page; session: CDPSession; target: string }): Promise<number> {
  const found = page.locator(target).first()
  await found.scrollIntoViewIfNeeded()
  const box = await found.boundingBox()
  if (!box) throw new Error(`${page.url()} shows no ${target}.`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const at = Date.now()
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return at
}
