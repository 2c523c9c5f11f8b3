import { expect, type Locator, type Page } from '@playwright/test'
import { fr as words } from '#words/checkout/fr.ts'
import { goAlive, whenAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import {
  bringCart,
  GIFT_CARD,
  heading,
  next,
  openStep,
  sayWhere,
  sayWho,
  WINE,
  YSALINE_WINE,
} from './checkout-visit.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The two estates that sell: one has its logo in the middle, the other on the left. */
const SHOPS = [
  { host: 'localhost', wine: '/wines/les-aubepines/1/2022', wanted: WINE },
  { host: 'coteaux.localhost', wine: '/wines/jacquere/5', wanted: YSALINE_WINE },
] as const

const basket = (page: Page) =>
  page
    .getByRole('link', { name: /^Votre panier/ })
    .filter({ visible: true })
    .first()

/** Whether a finger or a pointer in its middle would meet it. */
function isInReach(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}

for (const { host, wine } of SHOPS) {
  test(`the basket stays in reach however far one has scrolled, at ${host}`, async ({ page }) => {
    for (const path of [wine, '/nos-vins', '/notre-domaine']) {
      await goAlive(page, { host, path })
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
      await expect.poll(() => isInReach(basket(page))).toBe(true)
    }
    await basket(page).click()
    await expect(page).toHaveURL(at(host, '/cart'))
  })
}

for (const { host, wine } of SHOPS) {
  test(`on a phone a wine’s price and button stay while it is read, at ${host}`, async ({ page, isMobile }) => {
    await goAlive(page, { host, path: wine })
    const bar = page.locator('.buy-bar')
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: /^Ajouter/ }) })
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }))
    await expect(bar).toBeVisible({ visible: isMobile })
    if (!isMobile) return
    expect(await violationsOn(page)).toEqual([])
    await form.scrollIntoViewIfNeeded()
    await expect(bar).toHaveCount(0)
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }))
    await bar.getByRole('button', { name: /^Au panier/ }).click()
    await expect(page.getByRole('dialog', { name: 'Dans votre panier' })).toBeVisible()
    await expect(page.locator('.cart-count').filter({ visible: true }).first()).toHaveText(/^[16]$/)
  })
}

/** Adds one wine after the other to the cart that the browser has. */
async function addLines(page: Page, { host, cartId, lines }: { host: string; cartId: string; lines: number }) {
  const headers = { idSite: host === 'localhost' ? '1' : '3' }
  const listed = await page.request.get(at('localhost', '/api/v2/product?nbItem=100'), { headers })
  const { products } = (await listed.json()).data
  let added = 1
  for (const { declination } of products) {
    // Wines only: boxes would be too much for one parcel.
    if (added === lines || !declination[0]?.year) continue
    const path = `/api/cart/${cartId}/product/${declination[0]?.id}`
    const answer = await page.request.post(at('localhost', path), { headers, data: { quantity: 6 } })
    const { success, data } = await answer.json()
    if (success) added = data.products.length
  }
  expect(added).toBe(lines)
}

async function isOnScreen(page: Page, part: Locator): Promise<boolean> {
  const { y = -1, height = 0 } = (await part.boundingBox()) ?? {}
  return y >= 0 && y + height <= (page.viewportSize()?.height ?? 0) && isInReach(part)
}

for (const { host, wanted } of SHOPS) {
  test(
    `five lines, a low screen: the total is seen with the button that orders, at ${host}`,
    ANY_WIDTH,
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 800 })
      const cartId = await bringCart(page, { wanted, host })
      await addLines(page, { host, cartId, lines: 5 })
      await openStep(page, { step: 'address', host })
      await sayWho(page)
      await page.getByRole('radio', { name: words.address.types.delivery.label }).check()
      await sayWhere(page)
      await next(page, words.address.toShipping)
      await page.getByRole('group', { name: words.shipping.home }).getByRole('radio').first().check()
      await next(page, words.shipping.toPayment)
      await expect(heading(page, words.payment.heading)).toBeFocused()
      const button = page.getByRole('button', { name: words.payment.order })
      await button.scrollIntoViewIfNeeded()
      const recap = page.getByRole('complementary', { name: words.recap.heading })
      const sum = recap
        .locator('div')
        .filter({ has: page.getByText(words.recap.total, { exact: true }) })
        .last()
      expect(await isOnScreen(page, button)).toBe(true)
      expect(await isOnScreen(page, sum)).toBe(true)
      expect(await violationsOn(page)).toEqual([])
      // The lines that do not fit are reached with the keyboard too.
      const lines = recap.getByRole('region', { name: words.payment.products })
      await lines.focus()
      await page.keyboard.press('End')
      await expect.poll(() => isOnScreen(page, lines.getByRole('listitem').last().getByText(/€$/).last())).toBe(true)
    },
  )
}

test('on a phone the total stands right above the button that orders', async ({ page, isMobile }) => {
  await bringCart(page, { wanted: GIFT_CARD })
  await openStep(page, { step: 'address' })
  await sayWho(page)
  await sayWhere(page)
  await next(page, words.address.toPayment)
  await expect(heading(page, words.payment.heading)).toBeFocused()
  const button = page.getByRole('button', { name: words.payment.order })
  await button.scrollIntoViewIfNeeded()
  const form = page.locator('form').filter({ has: button })
  const total = form.getByText(words.recap.total)
  expect(await total.isVisible()).toBe(isMobile)
  if (isMobile) await expect(form.getByText(/^\d+,\d\d\s€$/)).toBeInViewport()
})

test('whichever way to receive is tried, postal code and town stay written', async ({ page }) => {
  await bringCart(page, { wanted: WINE })
  await openStep(page, { step: 'address' })
  const ways = words.address.types
  const choose = (way: keyof typeof ways) => page.getByRole('radio', { name: ways[way].label }).check()
  await choose('delivery')
  await sayWhere(page)
  for (const way of ['clickAndCollect', 'pickup', 'clickAndCollect', 'delivery'] as const) {
    await choose(way)
    await expect(page.getByRole('combobox', { name: words.fields.postalCode })).toHaveValue('37500')
    await expect(page.getByRole('combobox', { name: words.fields.city })).toHaveValue('Chinon')
    await expect(page.getByLabel(words.fields.address, { exact: true })).toHaveValue('12 rue Voltaire')
  }
  await page.reload(WHEN_READ)
  await expect(page.getByRole('combobox', { name: words.fields.city })).toHaveValue('Chinon')
})

for (const { host, wine } of SHOPS) {
  test(`a quantity typed before scripts run is the quantity, at ${host}`, ANY_WIDTH, async ({ page }) => {
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(/\/assets\/.*\.js$/, (route) => held.then(() => route.continue()))
    await page.goto(at(host, wine), { waitUntil: 'commit' })
    const field = page.getByRole('textbox', { name: 'Quantité', exact: true })
    await field.fill('24')
    go()
    await whenAlive(page)
    await expect(page.getByRole('button', { name: /^Ajouter 24 bouteilles/ })).toBeVisible()
    await field.blur()
    await expect(field).toHaveValue('24')
    await page.getByRole('button', { name: /^Ajouter 24 bouteilles/ }).click()
    await expect(page.locator('.cart-count').filter({ visible: true }).first()).toHaveText('24')
  })
}

for (const { host, wine } of SHOPS) {
  test(`what was added is told in a sheet with the ways on, at ${host}`, async ({ page }) => {
    await goAlive(page, { host, path: wine })
    const button = page.getByRole('button', { name: /^Ajouter/ })
    await button.scrollIntoViewIfNeeded()
    await button.click()
    const sheet = page.getByRole('dialog', { name: 'Dans votre panier' })
    await expect(sheet.getByRole('link', { name: 'Commander' })).toBeVisible()
    expect(await isInReach(sheet.getByRole('link', { name: 'Commander' }))).toBe(true)
    expect(await violationsOn(page, '[data-added]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    expect(await isInReach(basket(page))).toBe(true)
    await button.click()
    await sheet.getByRole('button', { name: 'Continuer mes achats' }).click()
    await expect(sheet).toBeHidden()
    await button.click()
    await sheet.getByRole('link', { name: 'Commander' }).click()
    await expect(page).toHaveURL(at(host, '/cart/address'))
  })
}
