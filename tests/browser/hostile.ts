import { type BrowserContext, expect, type Page } from '@playwright/test'
import { HOOK } from '#tests/hostile/vectors.ts'
import { whenIdle } from './alive.ts'
import { at } from './estates.ts'
import { OFFICE_HOST } from './office.ts'

const WAITING = ['mouseover', 'focus', 'load', 'error', 'toggle', 'animationstart', 'beginEvent']

/** Counts whatever a page manages to run, and notes whatever it asks from elsewhere. */
export async function watch(page: Page) {
  const happened = { calls: 0, left: [] as string[] }
  await page.exposeFunction(HOOK, () => {
    happened.calls += 1
  })
  page.on('request', (request) => {
    if (request.url().includes('hostile')) happened.left.push(request.url())
  })
  return happened
}

/** Wakes everything in all frames of a page that waits for something to happen. */
export async function wake(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate((names) => {
      for (const element of document.querySelectorAll('body *')) {
        for (const name of names) element.dispatchEvent(new Event(name))
      }
    }, WAITING)
  }
  await whenIdle(page)
}

/** Asks the server as whoever this browser is signed in as. */
export async function ask(
  context: BrowserContext,
  { method, path, data }: { method: string; path: string; data?: object },
) {
  const answer = await context.request.fetch(at(OFFICE_HOST, `/api${path}`), {
    method,
    headers: { origin: at(OFFICE_HOST, '') },
    ...(data && { data }),
  })
  const { data: told } = await answer.json()
  expect({ path, status: answer.status() }).toEqual({ path, status: 200 })
  return told
}
