import { expect, type Locator, type Page } from '@playwright/test'
import { followMenu, goAlive, isPhone, whenAlive, whenIdle } from './alive.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ, whenStyled } from './estates.ts'
import { ANY_WIDTH, PICTURES } from './tags.ts'

const HOST = 'localhost'
const cards = (page: Page) => page.locator('[data-product]')

/** On phones all filters lie in one sheet. */
async function openFilter(page: Page, name: string): Promise<Locator> {
  const sheet = page.getByRole('button', { name: 'Filtrer' })
  if (isPhone(page) && !(await page.locator('#filtres').isVisible())) await sheet.click()
  const fold = page.locator('#filtres details').filter({ has: page.locator('summary', { hasText: name }) })
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  return fold
}

test('from the home page to a red wine of 2020 by ticking two boxes', async ({ page, isMobile }) => {
  await goAlive(page, { host: HOST, path: '/' })
  await followMenu(page, 'NOS VINS')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos vins')
  const all = await cards(page).count()
  await (await openFilter(page, 'Couleur')).getByRole('checkbox', { name: /^Rouge/ }).check()
  await expect(page).toHaveURL(at(HOST, '/nos-vins?colour=RED'))
  await (await openFilter(page, 'Millésime')).getByRole('checkbox', { name: /^2020/ }).check()
  await expect(page).toHaveURL(at(HOST, '/nos-vins?colour=RED&vintage=2020'))
  // The address changes a moment before the list does; title and list change together.
  await expect(page).toHaveTitle(/^Vins rouges 2020/)
  const left = await cards(page).count()
  expect(left).toBeLessThan(all)
  await expect(page.getByRole('status').filter({ hasText: `${left} vins` })).toHaveCount(1)
  if (isMobile)
    await page
      .getByRole('button', { name: `Voir ${left} vins` })
      .last()
      .click()
  else await page.keyboard.press('Escape')
  const wine = page.getByRole('link', { name: 'Les Aubépines', exact: true })
  await wine.click()
  await expect(page).toHaveURL(/\/wines\/les-aubepines\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Les Aubépines')

  await page.goBack()
  await expect(page).toHaveURL(at(HOST, '/nos-vins?colour=RED&vintage=2020'))
  await expect(cards(page)).toHaveCount(left)
  await expect((await openFilter(page, 'Couleur')).getByRole('checkbox', { name: /^Rouge/ })).toBeChecked()
})

test('a tick keeps the place on the page and the focus', async ({ page, isMobile }) => {
  await goAlive(page, { host: HOST, path: '/nos-vins' })
  const box = (await openFilter(page, 'Couleur')).getByRole('checkbox', { name: /^Blanc/ })
  const scrolled = await page.evaluate(() => window.scrollY)
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/colour=WHITE/)
  await expect(box).toBeFocused()
  await expect(box).toBeChecked()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(at(HOST, '/nos-vins'))
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  if (!isMobile) await expect(page.locator('summary', { hasText: 'Couleur' })).toBeFocused()
})

test('a group that is gone to by its name, or come back to, is where it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at(HOST, '/nos-vins'), WHEN_READ)
  await whenStyled(page)
  const group = page.locator('#coffrets')
  const top = () => group.evaluate((one) => Math.round(one.getBoundingClientRect().top))
  await page.locator('a[href$="#coffrets"]').first().click()
  await expect(page).toHaveURL(/#coffrets$/)
  await whenAlive(page)
  await expect(page.locator('[class*=shelf-late-]')).toHaveCount(0)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  await expect.poll(top).toBeLessThan(160)

  await goAlive(page, { host: HOST, path: '/nos-vins' })
  await expect(page.locator('[class*=shelf-late-]')).toHaveCount(0)
  await group.evaluate((one) => one.scrollIntoView())
  const before = await top()
  await page.goto(at(HOST, '/notre-domaine'), WHEN_READ)
  await page.goBack(WHEN_READ)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40)

  // The same within one document.
  await whenAlive(page)
  await group.evaluate((one) => one.querySelector<HTMLElement>('[data-product] a')?.click())
  await expect(group).toHaveCount(0)
  await page.goBack(WHEN_READ)
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40)
})

test('the keyboard alone filters and opens a wine', async ({ page, isMobile }) => {
  await goAlive(page, { host: HOST, path: '/nos-vins' })
  if (isMobile) {
    await page.getByRole('button', { name: 'Filtrer' }).focus()
    await page.keyboard.press('Enter')
  }
  await page.locator('summary', { hasText: 'Couleur' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: /^Rouge/ })).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: /^Rouge/ }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/colour=RED/)
  await page.keyboard.press('Escape')
  const chip = page.getByRole('link', { name: 'Retirer le filtre Rouge' })
  await expect(chip).toBeVisible()
  await chip.focus()
  await tabTo(page, page.getByRole('link', { name: 'Les Aubépines', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/wines\/les-aubepines\/\d+/)
})

/** Presses Tab until something has the focus; fails when it is never reached. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  await expect(wanted).toBeFocused()
}

test('chips are taken away one by one, and their boxes with them', async ({ page }) => {
  await goAlive(page, { host: HOST, path: '/nos-vins?colour=RED&vintage=2020' })
  await page.getByRole('link', { name: 'Retirer le filtre Rouge' }).click()
  await expect(page).toHaveURL(at(HOST, '/nos-vins?vintage=2020#vins'))
  await expect((await openFilter(page, 'Couleur')).getByRole('checkbox', { name: /^Rouge/ })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Tout effacer' }).click()
  await expect(page).toHaveURL(at(HOST, '/nos-vins#vins'))
  await expect(page.getByRole('navigation', { name: 'Filtres choisis' })).toHaveCount(0)
})

test('an order of one’s own is a link away', ANY_WIDTH, async ({ page }) => {
  await goAlive(page, { host: HOST, path: '/nos-vins' })
  await page.locator('summary', { hasText: 'Par famille' }).click()
  await page.getByRole('link', { name: 'Prix décroissant' }).click()
  await expect(page).toHaveURL(/orderBy=-price/)
  await expect(page.locator('summary', { hasText: 'Prix décroissant' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Prix décroissant' })).toBeHidden()
})

test('nothing found says so, and leads back', ANY_WIDTH, async ({ page }) => {
  await goAlive(page, { host: HOST, path: '/nos-vins?colour=ROSE&dish=RED_MEAT&price=60-' })
  await expect(page.getByRole('heading', { name: 'Aucun vin ne réunit ces critères' })).toBeVisible()
  await page.getByRole('link', { name: 'Voir tous les vins' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('neither the list nor the results scroll sideways', PICTURES, async ({ page }) => {
  for (const path of ['/nos-vins', '/nos-vins?colour=RED&orderBy=name', '/products/search?search=saumur']) {
    await page.goto(at(HOST, path), WHEN_READ)
    await whenStyled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('the search suggests while one types, and Enter follows the chosen wine', async ({ page }) => {
  await goAlive(page, { host: HOST, path: '/' })
  await page.getByRole('link', { name: 'Rechercher' }).locator('visible=true').click()
  const field = page.getByRole('combobox', { name: 'Rechercher' })
  await expect(field).toBeFocused()
  await page.keyboard.type('aubep')
  const option = page.getByRole('option').first()
  await expect(option).toContainText('Les Aubépines')
  await expect(option.locator('mark').first()).toHaveText(/^Aubép/)
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/wines\/les-aubepines\/\d+/)
  await expect(field).toBeHidden()
})

test('Enter without a choice leads to all results, and Escape back to where one was', ANY_WIDTH, async ({ page }) => {
  await goAlive(page, { host: HOST, path: '/' })
  const link = page.getByRole('link', { name: 'Rechercher' }).locator('visible=true')
  await link.click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toBeHidden()
  await expect(link).toBeFocused()
  await link.click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('saumur')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(HOST, '/products/search?search=saumur'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+ résultats pour «\ssaumur\s»/)
  await expect(page.locator('mark').first()).toBeVisible()
})

test('a late answer about older letters is not shown', ANY_WIDTH, async ({ page }) => {
  await goAlive(page, { host: HOST, path: '/' })
  const waiting: (() => void)[] = []
  await page.route('**/api/v2/product?*', async (route) => {
    if (route.request().url().includes('bulles')) await new Promise<void>((answer) => waiting.push(answer))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Rechercher' }).locator('visible=true').click()
  const field = page.getByRole('combobox', { name: 'Rechercher' })
  await field.fill('bulles')
  await expect.poll(() => waiting.length).toBe(1)
  await field.fill('aubepines')
  await expect(page.getByRole('option').first()).toContainText('Aubépines')
  const late = page.waitForResponse((answer) => answer.url().includes('bulles'))
  waiting[0]?.()
  await (await late).finished()
  await whenIdle(page)
  await expect(page.getByRole('option').first()).toContainText('Aubépines')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('boxes, button, chips, orders and search all work', async ({ page, isMobile }) => {
    await page.goto(at(HOST, '/'), WHEN_READ)
    await followMenu(page, 'NOS VINS')
    await (await openFilter(page, 'Couleur')).getByRole('checkbox', { name: /^Rouge/ }).check()
    const fold = await openFilter(page, 'Millésime')
    await fold.getByRole('checkbox', { name: /^2020/ }).check()
    const button = isMobile ? page.locator('#filtres > button') : fold.getByRole('button')
    await button.click()
    await expect(page).toHaveURL(at(HOST, '/nos-vins?colour=RED&vintage=2020#vins'))
    await expect(page).toHaveTitle(/^Vins rouges 2020/)
    await page.getByRole('link', { name: 'Retirer le filtre 2020' }).click()
    await expect(page).toHaveURL(at(HOST, '/nos-vins?colour=RED#vins'))
    await page.locator('summary', { hasText: 'Par famille' }).click()
    await page.getByRole('link', { name: 'Nom, de A à Z' }).click()
    await expect(page).toHaveURL(at(HOST, '/nos-vins?colour=RED&orderBy=name#vins'))
    await page.getByRole('link', { name: 'Les Aubépines', exact: true }).click()
    await expect(page).toHaveURL(/\/wines\/les-aubepines\/\d+/)

    await page.getByRole('link', { name: 'Rechercher' }).locator('visible=true').click()
    await page.getByRole('searchbox').fill('crémant')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/résultats? pour «\scrémant\s»/)
  })
})
