import { expect, type Page } from '@playwright/test'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at, estates, WHEN_READ } from './estates.ts'
import { addPopup } from './popups.ts'
import { ANY_WIDTH } from './tags.ts'

const OPEN_DAYS = {
  fr: {
    title: 'Portes ouvertes',
    text: 'Le domaine vous reçoit les 18 et 19 mai.\n\nSur réservation.',
    link: { label: 'Préparer votre visite', url: '/notre-domaine' },
  },
  en: {
    title: 'Open days',
    text: 'The estate welcomes you.',
    link: { label: 'Plan your visit', url: '/notre-domaine' },
  },
}
const NO_SUCH_POPUP = 2_000_000

/** A link as a section would have it. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.textContent = 'Lire l’annonce'
    document.querySelector('main')?.prepend(link)
  }, href)
}

for (const { id: siteId, host, name } of estates.slice(0, 2)) {
  test(`the address opens a popup once, and a closed one stays closed (${name})`, async ({ page, viewport }) => {
    const id = await addPopup({ siteId, texts: OPEN_DAYS })
    await goAlive(page, { host, path: `/#popup-${id}` })
    const dialog = page.getByRole('dialog', { name: 'Portes ouvertes' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('paragraph')).toHaveCount(2)
    expect(await violationsOn(page, 'dialog')).toEqual([])
    const box = await dialog.boundingBox()
    const isPhone = (viewport?.width ?? 0) < 960
    if (isPhone) expect([box?.x, box?.width]).toEqual([0, viewport?.width])
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)) === viewport?.height).toBe(isPhone)

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await page.evaluate((key) => localStorage.getItem(key), `popup-${id}`)).toMatch(/^\d{4}-\d\d-\d\dT/)

    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/popup/') && asked.push(request.url()))
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('a click always opens; focus comes back, the page behind stays where it is', async ({ page }) => {
  const id = await addPopup({ siteId: 1, texts: OPEN_DAYS })
  await goAlive(page, { host: 'localhost', path: '/' })
  await addLink(page, `#popup-${id}`)
  const link = page.getByRole('link', { name: 'Lire l’annonce' })
  const dialog = page.getByRole('dialog')
  for (const close of ['Fermer', 'beside', 'Escape']) {
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    if (close === 'Fermer') await page.getByRole('button', { name: close }).click()
    else if (close === 'beside') await page.mouse.click(5, 5)
    else await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  }
  expect(new URL(page.url()).hash).toBe('')
})

test('a popup that shows on every reload does so', ANY_WIDTH, async ({ page }) => {
  const id = await addPopup({ siteId: 1, showsOnEveryReload: true, texts: OPEN_DAYS })
  await goAlive(page, { host: 'localhost', path: `/#popup-${id}` })
  await page.getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a popup speaks the language of the page, and its link leads on in it', ANY_WIDTH, async ({ page }) => {
  const id = await addPopup({ siteId: 1, texts: OPEN_DAYS })
  await goAlive(page, { host: 'localhost', path: `/en#popup-${id}` })
  await page.getByRole('dialog', { name: 'Open days' }).getByRole('link', { name: 'Plan your visit' }).click()
  await expect(page).toHaveURL(at('localhost', '/en/notre-domaine'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const { host, name } of estates.slice(0, 2)) {
  test(`a popup that is gone is said in words, which wait while one reads them (${name})`, async ({ page }) => {
    await page.clock.install()
    await goAlive(page, { host, path: `/#popup-${NO_SUCH_POPUP}` })
    const notification = page.getByRole('alert').getByText('Cette annonce n’est plus disponible.')
    await notification.hover()
    await page.clock.runFor(10_000)
    await expect(notification).toBeVisible()
    expect(await violationsOn(page, '[role=alert]')).toEqual([])
    await page.mouse.move(5, 500)
    await page.clock.runFor(3_300)
    await expect(notification).toHaveCount(0)
  })
}

test('a notification can be dismissed with the keyboard', ANY_WIDTH, async ({ page }) => {
  await page.clock.install()
  await goAlive(page, { host: 'localhost', path: `/#popup-${NO_SUCH_POPUP}` })
  const button = page.getByRole('button', { name: 'Masquer ce message' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(300)
  await expect(button).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is nothing but two empty regions', ANY_WIDTH, async ({ page }) => {
    await page.goto(at('localhost', '/'), WHEN_READ)
    await expect(page.getByRole('status')).toBeEmpty()
    await expect(page.getByRole('alert')).toBeEmpty()
    await expect(page.locator('dialog')).toHaveCount(0)
  })
})

test(
  'a popup comes once one has read far enough and answered about trackers, and stays closed',
  ANY_WIDTH,
  async ({ page }) => {
    await addPopup({ siteId: 3, comes: { onPage: 'notre-domaine', afterScroll: 60 }, texts: OPEN_DAYS })
    await page.context().clearCookies()
    await page.clock.install()
    const fetched: string[] = []
    page.on('request', (request) => request.url().includes('popup-work') && fetched.push(request.url()))
    await goAlive(page, { host: 'coteaux.localhost', path: '/nos-vins' })
    expect(fetched).toEqual([])
    await goAlive(page, { host: 'coteaux.localhost', path: '/notre-domaine' })
    const dialog = page.getByRole('dialog', { name: 'Portes ouvertes' })
    const readOn = async () => {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await page.clock.fastForward(10_000)
    }
    await expect(page.locator('#consent')).toBeVisible()
    await readOn()
    await expect(dialog).toHaveCount(0)
    await page.locator('#consent').getByRole('button').first().click()
    await expect(page.locator('#consent')).toHaveCount(0)
    await readOn()
    await expect(dialog).toBeVisible()
    expect(await violationsOn(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    const isOnRecord = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('popup-')))
    await expect.poll(isOnRecord).toBe(true)
    await goAlive(page, { host: 'coteaux.localhost', path: '/notre-domaine' })
    await readOn()
    await expect(dialog).toHaveCount(0)
  },
)
