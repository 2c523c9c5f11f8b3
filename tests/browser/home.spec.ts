import { expect, type Page } from '@playwright/test'
import { goAlive, openMenu } from './alive.ts'
import { test } from './drawing-test.ts'
import { at, estates, WHEN_READ, whenStyled } from './estates.ts'
import { ANY_WIDTH, PICTURES } from './tags.ts'

/** Errors of the page's own scripts and everything its security policy had to block. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  return troubles
}

function menuLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name })
}

for (const { host, name, ground } of estates) {
  test(`${name} shows its name, menu and colours in both languages`, PICTURES, async ({ page }) => {
    const troubles = troublesOf(page)
    await page.goto(at(host, '/'), WHEN_READ)
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
    await openMenu(page)
    await expect(
      page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'NOTRE DOMAINE' }),
    ).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(ground)
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-FR')

    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(at(host, '/en'))
    await openMenu(page)
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'OUR ESTATE' }),
    ).toBeVisible()
    expect(await page.locator('html').getAttribute('lang')).toBe('en-GB')
    expect(troubles).toEqual([])
  })
}

test('the page is alive: following the menu does not load a new document, and folds the menu of phones', async ({
  page,
  isMobile,
}) => {
  const troubles = troublesOf(page)
  await goAlive(page, { host: 'localhost', path: '/' })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await openMenu(page)
  const link = menuLink(page, 'NOTRE DOMAINE')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre domaine')
  await expect(page).toHaveTitle(/^Notre domaine/)
  await expect(link).toBeVisible({ visible: !isMobile })
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tuffeau/)
  // The foot of the page was sent as markup; its links are followed in place all the same.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(troubles).toEqual([])
})

test('the language that a visitor chooses is remembered for a year', ANY_WIDTH, async ({ page, context }) => {
  await goAlive(page, { host: 'vitrine.localhost', path: '/' })
  await openMenu(page)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(at('vitrine.localhost', '/en'))
  const cookie = (await context.cookies(page.url())).find(({ name }) => name === 'locale')
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
})

test('an unknown page says so and leads home', ANY_WIDTH, async ({ page }) => {
  const answer = await page.goto(at('localhost', '/en/no-such-page'), WHEN_READ)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL(at('localhost', '/en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Wines of tuffeau/)
})

test('a script smuggled into an estate’s text would not run', ANY_WIDTH, async ({ page }) => {
  await page.goto(at('localhost', '/'), WHEN_READ)
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.body.append(script)
    return 'smuggled' in window
  })
  expect(ran).toBe(false)
})

test('nothing scrolls sideways', PICTURES, async ({ page }) => {
  for (const path of ['/', '/en', '/notre-domaine', '/nope']) {
    await page.goto(at('localhost', path), WHEN_READ)
    await whenStyled(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything reads and navigates', async ({ page }) => {
    await page.goto(at('coteaux.localhost', '/'), WHEN_READ)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La montagne, en bouteille')
    await openMenu(page)
    await menuLink(page, 'NOTRE DOMAINE').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre domaine')
    await openMenu(page)
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our estate')
  })
})
