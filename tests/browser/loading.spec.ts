import { expect, type Page } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { followMenu, goAlive } from './alive.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { addPopup } from './popups.ts'
import { ANY_WIDTH } from './tags.ts'

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

test(
  'a part that fails to load reloads the page once, then says so; when it is there again, all is well',
  ANY_WIDTH,
  async ({ page }) => {
    const id = await addPopup({ siteId: 1, texts: { fr: { title: 'Bonjour', text: 'Un mot.' } } })
    const part = /\/assets\/show-popup-.*\.js$/
    await page.route(part, (route) => route.abort())
    const loads = countLoads(page)
    await page.goto(at('localhost', `/#popup-${id}`), WHEN_READ)
    const notification = page.getByRole('alert').getByText('Une erreur est survenue')
    await expect(notification).toBeVisible()
    expect(loads()).toBe(2)

    await page.unroute(part)
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'Bonjour' })).toBeVisible()
  },
)

test('a page whose script fails to load is loaded as a document, without a circle', ANY_WIDTH, async ({ page }) => {
  await goAlive(page, { host: 'localhost', path: '/' })
  const loads = countLoads(page)
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.route(/\/assets\/fixed-page-.*\.js$/, (route) => route.abort()).then(() => followMenu(page, 'NOTRE DOMAINE')),
  ])
  expect(asked.url()).toBe(at('localhost', '/notre-domaine'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre domaine')
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
})

test('a bar shows that a slow page is on its way', ANY_WIDTH, async ({ page }) => {
  await goAlive(page, { host: 'localhost', path: '/' })
  await page.evaluate(() => {
    const seen: string[] = []
    const note = () => seen.push(document.querySelector('[data-progress]')?.getAttribute('data-progress') ?? 'none')
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true })
    Object.assign(window, { seen })
  })
  const bar = page.locator('[data-progress=running]')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/notre-domaine\.data/, async (route) => {
    await held
    await route.continue()
  })
  await followMenu(page, 'NOTRE DOMAINE')
  await expect(bar).toBeAttached()
  expect(await bar.getAttribute('aria-hidden')).toBe('true')
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre domaine')
  await expect(page.locator('[data-progress]')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toContain('leaving')
})

/** Elements as a section would have them: one in view, one far below. */
async function addReveals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const add = (id: string, top: number) => {
      const element = document.createElement('div')
      element.id = id
      element.dataset.reveal = ''
      element.textContent = id
      Object.assign(element.style, { position: 'absolute', top: `${top}px`, height: '100px' })
      document.body.append(element)
    }
    add('in-view', 50)
    add('far-below', 3_000)
  })
}

test('what is below the fold rises when it comes into view; what is in view never flickers', async ({ page }) => {
  await goAlive(page, { host: 'localhost', path: '/' })
  await addReveals(page)
  await followMenu(page, 'NOTRE DOMAINE')
  await expect(page.locator('#far-below')).toHaveCSS('opacity', '0')
  await expect(page.locator('#in-view')).not.toHaveAttribute('data-revealed')
  await page.locator('#far-below').scrollIntoViewIfNeeded()
  await expect(page.locator('#far-below')).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.locator('#far-below')).toHaveAttribute('data-revealed', 'shown')
})

test('with REPEAT_ANIMATION what has been left rises again', ANY_WIDTH, async ({ page }) => {
  await goAlive(page, { host: 'coteaux.localhost', path: '/notre-domaine' })
  const section = page.locator('[data-reveal]').last()
  await section.scrollIntoViewIfNeeded()
  await expect(section).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(section).toHaveCSS('opacity', '0')
})

test('who prefers less motion sees everything at once', ANY_WIDTH, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goAlive(page, { host: 'localhost', path: '/' })
  await addReveals(page)
  await followMenu(page, 'NOTRE DOMAINE')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre domaine')
  await expect(page.locator('#far-below')).not.toHaveAttribute('data-revealed')
})

test('pictures offer no context menu where the estate locks them', ANY_WIDTH, async ({ page }) => {
  const refused = async (host: string) => {
    await goAlive(page, { host, path: '/' })
    return page.evaluate(() =>
      ['img', 'p'].map((tag) => {
        const element = document.createElement(tag)
        document.body.append(element)
        return !element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
      }),
    )
  }
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  await db.query(`update estate.parameters set value = 'true' where site_id = 3 and type = 'LOCK_RIGHT_CLICK'`)
  await db.end()
  expect(await refused('localhost')).toEqual([false, false])
  await expect.poll(() => refused('coteaux.localhost')).toEqual([true, false])
})
