import { expect, type Locator, type Page } from '@playwright/test'
import { fr as words } from '#words/checkout/fr.ts'
import { whenAlive } from './alive.ts'
import { endAnimations, violationsOn } from './axe.ts'
import { bringCart, WINE, YSALINE_WINE } from './checkout-visit.ts'
import { banner, kept, visit } from './consent-visit.ts'
import { test } from './drawing-test.ts'
import { at, estates, WHEN_READ } from './estates.ts'
import { ANY_WIDTH, PICTURES_AT_ANY_WIDTH } from './tags.ts'

test.use({ storageState: { cookies: [], origins: [] } })

for (const { host, name } of estates) {
  test(`axe finds nothing in banner and dialog at ${name}`, async ({ page }) => {
    await page.goto(at(host, '/'), WHEN_READ)
    await expect(banner(page)).toBeVisible()
    expect(await violationsOn(page, '#consent')).toEqual([])
    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const one of (await page.getByRole('switch').all()).slice(1)) await one.check()
    expect(await violationsOn(page, 'dialog')).toEqual([])
  })
}

test('axe finds nothing in English', ANY_WIDTH, async ({ page }) => {
  await page.goto(at('coteaux.localhost', '/en'), WHEN_READ)
  await whenAlive(page)
  await page.getByRole('button', { name: 'Customise' }).click()
  expect(await violationsOn(page, 'dialog')).toEqual([])
})

test('the keyboard alone: soon reached, never a trap, one service chosen', async ({ page }) => {
  await visit(page, { host: 'localhost', path: '/' })
  await expect(banner(page)).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const reached: unknown[] = []
  for (let step = 0; step < 4; step++) {
    await press('Tab')
    reached.push(await focused())
  }
  expect(reached).toEqual(['Aller au contenu', 'Tout refuser', 'Tout accepter', 'Personnaliser'])
  await press('Tab')
  await expect(banner(page).locator(':focus')).toHaveCount(0)

  await press('Shift+Tab', 'Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await focused()).toBe('Personnaliser')
  expect(await kept(page)).toEqual([])

  await press('Enter')
  await page.getByRole('switch', { name: 'Matomo' }).focus()
  await press('Space')
  await expect(page.getByRole('switch', { name: 'Matomo' })).toBeChecked()
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(banner(page)).toBeHidden()
  await expect(page.locator('#contenu')).toBeFocused()
})

test('who opens it from the footer comes back to the footer', ANY_WIDTH, async ({ page }) => {
  await visit(page, { host: 'vitrine.localhost', path: '/' })
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  const button = page.getByRole('button', { name: 'Gérer les cookies' })
  await button.press('Enter')
  await page.getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

async function lookOf(button: Locator): Promise<unknown> {
  const { width, height } = (await button.boundingBox()) ?? {}
  const style = await button.evaluate((element) => {
    const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity } =
      getComputedStyle(element)
    return { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity }
  })
  return { ...style, width: Math.round(width ?? 0), height: Math.round(height ?? 0) }
}

test('refusing weighs exactly what accepting weighs', async ({ page }) => {
  const looks = async (place: Locator) =>
    Promise.all(['Tout refuser', 'Tout accepter'].map((name) => lookOf(place.getByRole('button', { name }))))
  await visit(page, { host: 'localhost', path: '/' })
  const [refuse, accept] = await looks(banner(page))
  expect(refuse).toEqual(accept)
  await page.getByRole('button', { name: 'Personnaliser' }).click()
  const [refuseInDialog, acceptInDialog] = await looks(page.getByRole('dialog'))
  expect(refuseInDialog).toEqual(acceptInDialog)
})

test('the banner lies over the page and moves nothing in it', async ({ page }) => {
  await visit(page, { host: 'localhost', path: '/' })
  await expect(banner(page)).toBeVisible()
  await whenAlive(page)
  await expect(page.locator('.laid-out-late'), 'sections far below have their own height').toHaveCount(0)
  const places = () =>
    page.evaluate(() =>
      ['header', 'h1', 'main', 'body > footer'].map((name) => {
        const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
        return [x, y, width, height]
      }),
    )
  const under = await places()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await places()).toEqual(under)
})

/** What one must be able to see and press while the bar is there. */
const NEVER_COVERED: Readonly<Record<string, (page: Page) => Locator>> = {
  '/': (page) => page.getByRole('contentinfo').getByRole('link').last(),
  '/nos-vins': (page) => page.getByRole('main').getByText(/\d\s€/).first(),
  '/cart': (page) => page.getByRole('link', { name: 'Passer la commande' }),
  '/cart/address': (page) => page.getByRole('button', { name: words.address.toShipping }),
}
const WINE_PAGES = { localhost: '/wines/les-aubepines/1/2022', 'coteaux.localhost': '/wines/jacquere/5' }
const SHOPS = [
  { host: 'localhost', wanted: WINE },
  { host: 'coteaux.localhost', wanted: YSALINE_WINE },
] as const

/** On wide screens nothing has to be scrolled for it: the bar and what buys share no column. */
async function expectBeside(page: Page, part: Locator): Promise<void> {
  const { width = 0 } = (await banner(page).boundingBox()) ?? {}
  expect((await part.boundingBox())?.x ?? 0).toBeGreaterThan(width)
}

async function expectClear(page: Page, part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  const box = await part.boundingBox()
  const bar = await banner(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
}

/** The share of the screen that the bar takes, and where it ends. */
async function expectSlim(page: Page, viewport: { height: number } | null): Promise<void> {
  await expect(banner(page)).toBeVisible()
  await endAnimations(page)
  const shortcuts = page.getByRole('navigation', { name: 'Accès rapides' })
  // Asked one after the other while letters of another typeface may come: what counts is how it ends.
  const measured = async () => {
    const { y = 0, height = 0 } = (await banner(page).boundingBox()) ?? {}
    const floor = (await shortcuts.isVisible()) ? ((await shortcuts.boundingBox())?.y ?? 0) : (viewport?.height ?? 0)
    return { share: height / (viewport?.height ?? 1), gap: Math.abs(y + height - floor) }
  }
  // Down to the very edge, or to the line above the bar of phones.
  await expect.poll(async () => (await measured()).gap).toBeLessThanOrEqual(1)
  expect((await measured()).share).toBeLessThanOrEqual(0.2)
}

for (const { host, wanted } of SHOPS) {
  test(`a slim bar, never over price, button or the bar of phones, at ${host}`, async ({
    page,
    viewport,
    isMobile,
  }) => {
    await bringCart(page, { wanted, host })
    for (const [path, part] of Object.entries(NEVER_COVERED)) {
      await visit(page, { host, path })
      await expectSlim(page, viewport)
      if (path === '/cart/address') await page.getByRole('radio', { name: words.address.types.delivery.label }).check()
      await expectClear(page, part(page))
    }
    await visit(page, { host, path: WINE_PAGES[host] })
    await expectSlim(page, viewport)
    const button = page.getByRole('button', { name: /^Ajouter/ }).first()
    if (!isMobile) await expectBeside(page, button)
    await expectClear(page, button)
    await expectClear(page, page.getByRole('main').getByText(/\d\s€/).first())
  })
}

test('where no service is configured: one line and the same two buttons', async ({ page, viewport }) => {
  await visit(page, { host: 'vitrine.localhost', path: '/' })
  await expectSlim(page, viewport)
  await expect(banner(page).getByRole('button')).toHaveText(['Tout refuser', 'Tout accepter'])
  const lines = await banner(page)
    .getByText('cookies nécessaires')
    .evaluate((text) => text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight))
  expect(Math.round(lines)).toBe(1)
})

for (const { host, name } of estates) {
  test(`the end of the page can be read above the banner at ${name}`, async ({ page }) => {
    await visit(page, { host, path: '/' })
    await expect(banner(page)).toBeVisible()
    await endAnimations(page)
    const last = page.getByRole('contentinfo').getByRole('navigation').last()
    // Sections far below get their own height on the way.
    const over = async () => {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const top = await banner(page).evaluate((bar) => bar.getBoundingClientRect().top)
      return last.evaluate((links, edge) => links.getBoundingClientRect().bottom - edge, top)
    }
    await expect.poll(over).toBeLessThanOrEqual(0)
  })
}

test('one may read on without choosing: every menu of the frame stays within reach', async ({ page, isMobile }) => {
  await visit(page, { host: 'localhost', path: '/' })
  await expect(banner(page)).toBeVisible()
  if (isMobile) await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'NOTRE DOMAINE' }).click()
  await expect(page).toHaveURL(at('localhost', '/notre-domaine'))
  await expect(banner(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is loaded, so nothing is asked', PICTURES_AT_ANY_WIDTH, async ({ page }) => {
    const left: string[] = []
    page.on('request', (request) => left.push(new URL(request.url()).hostname))
    await page.goto(at('localhost', '/'), WHEN_READ)
    await expect(page.getByText('Tout accepter')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeHidden()
    expect(new Set(left)).toEqual(new Set(['localhost']))
    expect(await page.context().cookies()).toEqual([])
  })
})
