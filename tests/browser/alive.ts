import type { Page } from '@playwright/test'
import { at, WHEN_READ } from './estates.ts'

/** Goes to a page and waits until React has taken it over: its links and keys are ours from then on. */
export async function goAlive(page: Page, { host, path }: { host: string; path: string }): Promise<void> {
  await page.goto(at(host, path), WHEN_READ)
  await whenAlive(page)
}

/** Touches a page that sleeps, and waits until React has taken the whole document over and its effects have run. */
export async function whenAlive(page: Page): Promise<void> {
  // Any of the touches that wake it; this one does nothing else.
  await page.evaluate(() => void dispatchEvent(new Event('touchstart')))
  await waitUntil(page, () => {
    const name = Object.keys(document).find((key) => key.startsWith('__reactContainer'))
    const container = (document as unknown as Record<string, { stateNode: { current: ReactRoot } }>)[name ?? '']
    return container?.stateNode.current.memoizedState.isDehydrated === false
  })
  await whenIdle(page)
}

interface ReactRoot {
  memoizedState: { isDehydrated?: boolean }
}

/** Asks on a clock: Playwright would ask at each frame, and a browser without a screen may draw none. */
export async function waitUntil(page: Page, isSo: () => boolean): Promise<void> {
  await page.waitForFunction(isSo, undefined, { polling: 50 })
}

/** Until the page has done what it had to do, whether it draws or not. A busy one is not waited for without end. */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })))
}

/** From here on, menus and filters lie open (60rem). */
const DESK_PX = 960

/** By the width and not by what is seen: before its styles have come, a page shows everything. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < DESK_PX
}

/** On phones the menu is folded. */
export async function openMenu(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByText('Menu', { exact: true }).click()
}

export async function followMenu(page: Page, name: string): Promise<void> {
  await openMenu(page)
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name }).click()
}
