import { expect } from '@playwright/test'
import { waitUntil, whenAlive } from './alive.ts'
import { banner, goTo, inDatabase, kept, proofOf, scriptsOf, visit, whenNothingIsAsked } from './consent-visit.ts'
import { test } from './drawing-test.ts'
import { WHEN_READ } from './estates.ts'
import { ANY_WIDTH, PICTURES_AT_ANY_WIDTH } from './tags.ts'

/** Nobody has chosen anything yet. */
test.use({ storageState: { cookies: [], origins: [] } })

const MATOMO = 'https://stats.roche-perrine.example/matomo/matomo.js'
const GA4 = 'https://www.googletagmanager.com/gtag/js?id=G-PERRINE1'
/** The first stands in the parameter SCRIPT_TO_LOAD. */
const OF_YSALINE = [
  'https://chat.example/widget.js',
  'https://connect.facebook.net/en_US/fbevents.js',
  'https://plausible.example/js/script.manual.js',
  'https://www.googletagmanager.com/gtag/js?id=AW-12345678',
  'https://www.googletagmanager.com/gtm.js?id=GTM-YSALINE',
]

test('before a choice nothing leaves to another host and nothing is kept', PICTURES_AT_ANY_WIDTH, async ({ page }) => {
  const seen = await visit(page, { host: 'localhost', path: '/' })
  await expect(banner(page)).toBeVisible()
  await goTo(page, '/notre-domaine')
  await page.reload(WHEN_READ)
  await expect(banner(page)).toBeVisible()
  await whenNothingIsAsked(seen)
  expect(seen.left).toEqual([])
  expect(await kept(page)).toEqual([])
  expect(seen.troubles).toEqual([])
})

test(
  'after a refusal likewise, on other pages and after a reload, and nobody is asked again',
  PICTURES_AT_ANY_WIDTH,
  async ({ page }) => {
    const seen = await visit(page, { host: 'localhost', path: '/' })
    await page.getByRole('button', { name: 'Tout refuser' }).click()
    await expect(banner(page)).toBeHidden()
    await goTo(page, '/notre-domaine')
    await page.reload(WHEN_READ)
    await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible()
    await whenNothingIsAsked(seen)
    await expect(banner(page)).toBeHidden()
    expect(seen.left).toEqual([])
    expect(await kept(page)).toEqual(['consent'])
    expect(seen.troubles).toEqual([])
  },
)

const DAY_SECONDS = 86_400

for (const name of ['Tout refuser', 'Tout accepter']) {
  test(`the browser keeps the choice for six months: ${name}`, ANY_WIDTH, async ({ page }) => {
    await visit(page, { host: 'localhost', path: '/' })
    await page.getByRole('button', { name }).click()
    // Written once more with its proof, it still is.
    await proofOf(page)
    const cookie = (await page.context().cookies(page.url())).find((one) => one.name === 'consent')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / DAY_SECONDS
    expect(days).toBeGreaterThan(181.9)
    expect(days).toBeLessThanOrEqual(182)
  })
}

test(
  'accepting starts the estate’s own connectors and no others, now and on the next visit',
  ANY_WIDTH,
  async ({ page }) => {
    const seen = await visit(page, { host: 'localhost', path: '/' })
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await expect.poll(() => scriptsOf(seen)).toEqual([MATOMO, GA4])
    await expect.poll(() => kept(page)).toEqual(['_ga', '_pk_id.4.1fff', 'consent'])

    seen.left.length = 0
    await page.reload(WHEN_READ)
    await expect.poll(() => scriptsOf(seen)).toEqual([MATOMO, GA4])
    await expect(banner(page)).toBeHidden()
    expect(seen.troubles).toEqual([])
  },
)

test('another estate, other connectors', ANY_WIDTH, async ({ page }) => {
  const seen = await visit(page, { host: 'coteaux.localhost', path: '/en' })
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => scriptsOf(seen)).toEqual(OF_YSALINE)
  expect(seen.troubles).toEqual([])
})

test('a chosen one alone', ANY_WIDTH, async ({ page }) => {
  const seen = await visit(page, { host: 'localhost', path: '/' })
  await page.getByRole('button', { name: 'Personnaliser' }).click()
  const switches = page.getByRole('switch')
  await expect(switches).toHaveCount(2)
  for (const one of await switches.all()) await expect(one).not.toBeChecked()
  await page.getByRole('switch', { name: 'Matomo' }).check()
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => scriptsOf(seen)).toEqual([MATOMO])
  await page.reload(WHEN_READ)
  await whenNothingIsAsked(seen)
  expect(scriptsOf(seen)).toEqual([MATOMO])
  await expect.poll(() => kept(page)).toEqual(['_pk_id.4.1fff', 'consent'])
})

test('the footer leads back to the choice, and taking consent back stops everything', ANY_WIDTH, async ({ page }) => {
  const seen = await visit(page, { host: 'localhost', path: '/' })
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(() => scriptsOf(seen)).toEqual([MATOMO, GA4])
  await page.getByRole('button', { name: 'Gérer les cookies' }).click()
  await expect(page.getByRole('switch', { name: 'Matomo' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Google Analytics' })).toBeChecked()

  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  seen.left.length = 0
  await page.getByRole('dialog').getByRole('button', { name: 'Tout refuser' }).click()
  await waitUntil(page, () => !('sameDocument' in window))
  await expect(page.getByRole('button', { name: 'Gérer les cookies' })).toBeVisible()
  await goTo(page, '/notre-domaine')
  await whenNothingIsAsked(seen)
  expect(seen.left).toEqual([])
  expect(await kept(page)).toEqual(['consent'])
  expect(await page.evaluate(() => ['_paq', 'dataLayer'].filter((name) => name in window))).toEqual([])
})

test('taking one back leaves the other', ANY_WIDTH, async ({ page }) => {
  const seen = await visit(page, { host: 'localhost', path: '/' })
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(() => scriptsOf(seen)).toEqual([MATOMO, GA4])
  await page.getByRole('button', { name: 'Gérer les cookies' }).click()
  await page.getByRole('switch', { name: 'Google Analytics' }).uncheck()
  seen.left.length = 0
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()
  await expect.poll(() => scriptsOf(seen)).toEqual([MATOMO])
  await expect.poll(() => kept(page)).toEqual(['_pk_id.4.1fff', 'consent'])
})

test('no tracker comes along to the cart, and none stays behind on the way back', ANY_WIDTH, async ({ page }) => {
  const seen = await visit(page, { host: 'localhost', path: '/' })
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(() => scriptsOf(seen)).toEqual([MATOMO, GA4])
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  seen.left.length = 0
  await goTo(page, '/cart')
  await waitUntil(page, () => !('sameDocument' in window))
  await whenAlive(page)
  await whenNothingIsAsked(seen)
  expect(seen.left).toEqual([])
  expect(await page.evaluate(() => ['_paq', 'dataLayer'].filter((name) => name in window))).toEqual([])

  await goTo(page, '/notre-domaine')
  await expect.poll(() => scriptsOf(seen)).toEqual([MATOMO, GA4])
})

test('the choice is proved, and names nobody', ANY_WIDTH, async ({ page }) => {
  await visit(page, { host: 'vitrine.localhost', path: '/en' })
  await page.getByRole('button', { name: 'Accept all' }).click()
  const id = await proofOf(page)
  const rows = await inDatabase(
    'select site_id, wording, accepted, refused, locale from estate.consents where id = $1',
    [id],
  )
  expect(rows).toEqual([{ site_id: 2, wording: expect.any(String), accepted: [], refused: [], locale: 'en' }])
})

test('a broken line loses neither the choice nor its proof', ANY_WIDTH, async ({ page }) => {
  await visit(page, { host: 'vitrine.localhost', path: '/' })
  await page.route('**/api/consent', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await failed
  await expect(banner(page)).toBeHidden()
  expect(await kept(page)).toEqual(['consent'])

  await page.unroute('**/api/consent')
  await page.reload(WHEN_READ)
  await proofOf(page)
  await expect(banner(page)).toBeHidden()
})

test('a cookie that makes no sense asks anew and harms nobody', ANY_WIDTH, async ({ page, context }) => {
  const url = `http://localhost:${process.env.CUVEE_TEST_PORT}/`
  await context.addCookies([{ name: 'consent', value: 'GA4~MATOMO', url }])
  const seen = await visit(page, { host: 'localhost', path: '/' })
  await expect(banner(page)).toBeVisible()
  await whenNothingIsAsked(seen)
  expect([seen.left, seen.troubles]).toEqual([[], []])
})

test('a choice made in another tab counts here too', ANY_WIDTH, async ({ page, context }) => {
  await visit(page, { host: 'localhost', path: '/' })
  await expect(banner(page)).toBeVisible()
  const other = await context.newPage()
  await visit(other, { host: 'localhost', path: '/notre-domaine' })
  await other.getByRole('button', { name: 'Tout refuser' }).click()
  await expect(banner(other)).toBeHidden()
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(banner(page)).toBeHidden()
})
