import { expect, type Page } from '@playwright/test'
import { isPhone, whenAlive, whenIdle } from './alive.ts'
import { banner } from './consent-visit.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

const READ = ['/', '/nos-vins', '/wines/les-aubepines/1', '/actualites', '/legal-notice'] as const
const NOBODY = { storageState: { cookies: [], origins: [] } }

/** The scripts that a page fetches, by their names. */
function scriptsOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) files.push(pathname)
  })
  return files
}

/** Goes to a page and lets everything happen that happens by itself, up to the moment at which scripts would come. */
async function goAsleep(page: Page, path: string): Promise<void> {
  await page.goto(at('localhost', path), { waitUntil: 'load' })
  await whenIdle(page)
}

/** No script comes before it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return () => letGo()
}

test('pages that are read fetch no script before they are touched, and theirs at the first touch', async ({ page }) => {
  const files = scriptsOf(page)
  for (const path of READ) {
    await goAsleep(page, path)
    expect([path, files.splice(0)]).toEqual([path, []])
    await page.mouse.move(30, 40)
    await page.mouse.move(60, 80)
    await expect.poll(() => files.length).toBeGreaterThan(3)
    await whenAlive(page)
    await page.mouse.move(0, 0)
    files.length = 0
  }
})

test('a mouse that rests where a page opens is no touch', ANY_WIDTH, async ({ page }) => {
  const files = scriptsOf(page)
  await goAsleep(page, '/')
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })))
  await whenIdle(page)
  expect(files).toEqual([])
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1, movementY: 0 })))
  await expect.poll(() => files.length).toBeGreaterThan(3)
})

test('who is signed in and has a cart sees both before any script', async ({ page, context }) => {
  const files = scriptsOf(page)
  await context.addCookies([{ name: 'idSite', value: '1', domain: 'localhost', path: '/' }])
  await page.addInitScript(() => {
    localStorage.setItem('cartId', '0'.repeat(32))
    localStorage.setItem('cartCount', '6')
  })
  await goAsleep(page, '/')
  await expect(page.locator('.account-dot').filter({ visible: true }).first()).toBeVisible()
  const count = page.locator('.kept-count').filter({ visible: true }).first()
  expect(await count.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"6"')
  expect(files).toEqual([])
})

test('nobody is taken for signed in, nor for having a cart', ANY_WIDTH, async ({ page }) => {
  await goAsleep(page, '/')
  await expect(page.locator('.account-dot').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.kept-count').filter({ visible: true })).toHaveCount(0)
})

test('an empty cart says so without scripts; one with something in it fetches them', async ({ page }) => {
  const files = scriptsOf(page)
  await goAsleep(page, '/cart')
  await expect(page.getByText('Votre panier est vide')).toBeVisible()
  await goAsleep(page, '/auth')
  expect(files).toEqual([])
  await page.evaluate(() => localStorage.setItem('cartId', '0'.repeat(32)))
  await page.goto(at('localhost', '/cart'))
  await expect.poll(() => files.length).toBeGreaterThan(3)
})

test('the first click on a sleeping page does what it says', async ({ page }) => {
  await goAsleep(page, '/wines/les-aubepines/1')
  await page.getByRole('button', { name: /^Ajouter 6 bouteilles/ }).click()
  await expect(page.getByRole('dialog', { name: 'Dans votre panier' })).toBeVisible()
  await expect(page).toHaveURL(at('localhost', '/wines/les-aubepines/1'))
})

test('React hears of no finger before the page is its own, and then of each', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of ['pointerdown', 'mousedown', 'click', 'focusin'])
      document.addEventListener(name, () => heard.push(name), true)
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
  await goAsleep(page, '/wines/les-aubepines/1')
  const more = page.getByRole('button', { name: '6 de plus' })
  await more.click()
  expect(await heard()).toEqual([])
  letGo()
  // The click that was held is done, and what comes after it reaches React at once.
  await expect(page.getByRole('textbox', { name: 'Quantité' })).toHaveValue('12')
  await heard()
  await more.click()
  await expect(page.getByRole('textbox', { name: 'Quantité' })).toHaveValue('18')
  expect(await heard()).toEqual(expect.arrayContaining(['pointerdown', 'mousedown', 'click']))
})

test('so does a link that only scripts can follow, by mouse or by key', ANY_WIDTH, async ({ page }) => {
  await goAsleep(page, '/nos-vins')
  await page.getByRole('link', { name: 'Rechercher' }).click()
  await expect(page.getByRole('combobox', { name: 'Rechercher' })).toBeVisible()
  await goAsleep(page, '/')
  await page.getByRole('link', { name: 'Rechercher' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Rechercher' })).toBeVisible()
  await expect(page).toHaveURL(at('localhost', '/'))
})

test('a box that is ticked on a sleeping page filters', async ({ page }) => {
  const letGo = await holdScripts(page)
  await goAsleep(page, '/nos-vins')
  if (isPhone(page)) await page.getByRole('button', { name: 'Filtrer' }).click()
  await page.locator('#filtres summary').first().click()
  const box = page.locator('#filtres details[open] input').first()
  await box.click()
  expect(await box.isChecked()).toBe(true)
  await expect(page).toHaveURL(at('localhost', '/nos-vins'))
  letGo()
  await expect(page).toHaveURL(/\/nos-vins\?/)
  await expect(page.locator('#filtres input:checked')).toHaveCount(1)
})

test('a box is ticked at once, whenever the scripts come', async ({ page }) => {
  const letGo = await holdScripts(page)
  await goAsleep(page, '/auth')
  const terms = page.getByRole('region', { name: 'Première visite' }).getByRole('checkbox')
  await terms.click()
  expect(await terms.isChecked()).toBe(true)
  await terms.press('Space')
  expect(await terms.isChecked()).toBe(false)
  await terms.click()
  expect(await terms.isChecked()).toBe(true)
  letGo()
  await whenAlive(page)
  await expect(terms).toBeChecked()
})

test('what was typed before the scripts came is what they go on with', async ({ page }) => {
  const letGo = await holdScripts(page)
  await goAsleep(page, '/wines/les-aubepines/1')
  const quantity = page.getByRole('textbox', { name: 'Quantité' })
  await quantity.fill('18')
  letGo()
  await whenAlive(page)
  await expect(quantity).toHaveValue('18')
  await page.getByRole('button', { name: '6 de plus' }).click()
  await expect(quantity).toHaveValue('24')
})

test('a form that was begun before the scripts came goes on from there', ANY_WIDTH, async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto(at('localhost', '/forms/1'), WHEN_READ)
  const names = page.getByLabel('Vos deux prénoms')
  const choice = (text: string) => page.getByRole('radio', { name: text })
  await names.fill('Ève et Paul')
  await page.getByText('Plus loin en France').click()
  await choice('Plus loin en France').press('ArrowDown')
  expect(await choice('Au domaine').isChecked()).toBe(true)
  await page.getByText('Plus loin en France').click()
  expect(await choice('Plus loin en France').isChecked()).toBe(true)
  const town = page.getByLabel('La commune de la réception')
  await expect(town).toHaveCount(0)
  letGo()
  await town.fill('Angers')
  await expect(names).toHaveValue('Ève et Paul')
  await expect(choice('Plus loin en France')).toBeChecked()
})

test('plain links are followed at once, by the browser', ANY_WIDTH, async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await goAsleep(page, '/nos-vins')
  await page.locator('[data-product="1"] a').first().click()
  await expect(page).toHaveURL(at('localhost', '/wines/les-aubepines/1'))
})

test('a language that is chosen on a sleeping page is remembered', ANY_WIDTH, async ({ page, context }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await goAsleep(page, '/')
  await page.getByRole('navigation', { name: 'Langues' }).first().getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(at('localhost', '/en'))
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('en')
})

test('where scripts fail to come, what was clicked goes the way without them', ANY_WIDTH, async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await goAsleep(page, '/')
  await page.getByRole('link', { name: 'Rechercher' }).first().click()
  await expect(page).toHaveURL(at('localhost', '/products/search'))
})

test.describe('of a visitor who has not chosen', () => {
  test.use(NOBODY)

  test('the bar is there without scripts, and takes an answer before they come', async ({ page, context }) => {
    const letGo = await holdScripts(page)
    await goAsleep(page, '/')
    await expect(banner(page)).toBeVisible()
    const room = (selector: string) =>
      page
        .locator(selector)
        .evaluate((one) => Number.parseInt(getComputedStyle(one).getPropertyValue('--consent-room'), 10))
    expect(await room('html')).toBeGreaterThan(40)
    expect(await room('.slips')).toBe(await room('html'))
    // Handed down, it would have the whole page styled anew.
    expect(await room('body')).toBe(0)
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
    await expect(banner(page)).toBeHidden()
    const cookie = async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value ?? ''
    expect(await cookie()).toMatch(/^[\w-]+\.[0-9a-z]+\.\.\./)
    letGo()
    await expect.poll(async () => (await cookie()).split('.')[2]).toMatch(/^[0-9a-f]{32}$/)
    await expect(banner(page)).toHaveCount(0)
    await page.reload()
    await expect(banner(page)).toBeHidden()
  })

  test('nothing on a page moves by itself, nor by its first touch', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { moved: [] as [at: number, what: string][], cameAt: Number.POSITIVE_INFINITY }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Element | null }[] })[])
          for (const { node } of entry.sources)
            seen.moved.push([entry.startTime, `${node?.nodeName} ${node?.className}`])
      }).observe({ type: 'layout-shift', buffered: true })
      // On a busy machine a page is drawn as far as it has come: a row that is half there grows by its other half. From
      // the frame after the one that shows all of it, nothing moves.
      document.addEventListener('DOMContentLoaded', () =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            seen.cameAt = performance.now()
          }),
        ),
      )
    })
    const movedSinceItCame = () =>
      page.evaluate(() => {
        const { seen } = window as unknown as { seen: { moved: [at: number, what: string][]; cameAt: number } }
        if (seen.cameAt === Number.POSITIVE_INFINITY) return ['nothing was drawn']
        return seen.moved.flatMap(([time, what]) => (time > seen.cameAt ? [what] : []))
      })
    for (const path of ['/', '/nos-vins', '/cart', '/actualites']) {
      await goAsleep(page, path)
      await whenAlive(page)
      expect([path, await movedSinceItCame()]).toEqual([path, []])
    }
  })
})

test.describe('without scripts', () => {
  test.use({ ...NOBODY, javaScriptEnabled: false })

  test('neither the bar nor the way back to it is seen', ANY_WIDTH, async ({ page }) => {
    await page.goto(at('localhost', '/'))
    await expect(page.locator('#consent')).toBeHidden()
    await expect(page.locator('[data-choices]')).toBeHidden()
  })
})
