import { type BrowserContext, expect, type Page } from '@playwright/test'
import { hostileSections } from '#tests/hostile/hostile-sections.ts'
import { HOOK, HTML_VECTORS } from '#tests/hostile/vectors.ts'
import { fr as words } from '#words/office/desk/fr.ts'
import { whenIdle } from './alive.ts'
import { at, WHEN_READ } from './estates.ts'
import { test } from './journey-test.ts'
import { OFFICE_HOST, openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } })

const WAITING = ['mouseover', 'focus', 'load', 'error', 'toggle', 'animationstart', 'beginEvent']
const IMAGE = HTML_VECTORS.find((vector) => vector.startsWith('<img src=x onerror')) ?? ''

/** Counts whatever a page manages to run, and notes whatever it asks from elsewhere. */
async function watch(page: Page) {
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
async function wake(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate((names) => {
      for (const element of document.querySelectorAll('body *')) {
        for (const name of names) element.dispatchEvent(new Event(name))
      }
    }, WAITING)
  }
  await whenIdle(page)
}

async function ask(context: BrowserContext, { method, path, data }: { method: string; path: string; data?: object }) {
  const answer = await context.request.fetch(at(OFFICE_HOST, `/api${path}`), {
    method,
    headers: { origin: at(OFFICE_HOST, '') },
    ...(data && { data }),
  })
  const { data: told } = await answer.json()
  expect({ path, status: answer.status() }).toEqual({ path, status: 200 })
  return told
}

test(
  'a thousand vectors in the fields of every kind of section run neither on the page, nor in its preview, nor at the desk',
  ANY_WIDTH,
  async ({ context, page }) => {
    await signInToOffice(context)
    const slug = `essai-${crypto.randomUUID().slice(0, 8)}`
    const texts = { title: IMAGE, url: slug, menuTitle: IMAGE, metaDescription: IMAGE }
    const made = await ask(context, {
      method: 'POST',
      path: '/admin/pages',
      data: { isValid: true, showInMenu: false, texts: { fr: texts } },
    })
    const path = `/admin/pages/${made.page.id}`
    const { media } = await ask(context, { method: 'GET', path: '/admin/media?nbItem=1&kind=IMAGE' })
    const { sections, placed } = hostileSections(media[0].mediaId)
    expect(placed).toBeGreaterThan(1_000)
    const content = { fr: { title: IMAGE, metaDescription: IMAGE, sections } }
    const saved = await ask(context, { method: 'PUT', path: `${path}/draft`, data: { version: 0, content } })
    expect(saved.faults).toEqual([])
    const preview = await ask(context, { method: 'POST', path: `${path}/previews`, data: {} })
    await ask(context, { method: 'POST', path: `${path}/publication`, data: { version: saved.version } })

    const happened = await watch(page)
    for (const shown of [`/${slug}`, preview.path]) {
      await page.goto(at(OFFICE_HOST, shown), WHEN_READ)
      await expect(page.locator('main')).toContainText(HOOK)
      await wake(page)
    }
    await openOffice(page, `/pages/${made.page.id}`)
    const frame = page.frameLocator(`iframe[title="${words.desk.frame}"]`)
    await expect(frame.locator('[data-part]').first()).toBeVisible()
    await wake(page)
    await openOffice(page, '/pages')
    await expect(page.getByText(IMAGE).first()).toBeVisible()
    await wake(page)
    expect(happened).toEqual({ calls: 0, left: [] })
    await ask(context, { method: 'POST', path: `${path}/trash`, data: {} })
  },
)

test('the same hook is heard where something does run', ANY_WIDTH, async ({ page }) => {
  const happened = await watch(page)
  await page.setContent(IMAGE)
  await expect.poll(() => happened.calls).toBeGreaterThan(0)
})
