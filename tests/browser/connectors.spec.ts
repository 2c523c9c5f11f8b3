import { expect, type Page } from '@playwright/test'
import { goTo, scriptsOf, visit } from './consent-visit.ts'
import { test } from './drawing-test.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const THIRTEEN_MONTHS_SECONDS = 393 * 86_400

interface Said {
  matomo: unknown[][]
  /** Google's commands, such as `config`, and what its container was told. */
  google: [command: string, subject: string, detail: Record<string, unknown>][]
  container: { event: string }[]
  meta: unknown[][]
  plausible: unknown[][]
}

/** What was said to the services, as plain values: the stand-ins of their scripts never take it away. */
function said(page: Page): Promise<Said> {
  return page.evaluate(() => {
    const { _paq, dataLayer, fbq, plausible } = window as unknown as {
      _paq?: unknown[][]
      dataLayer?: ArrayLike<unknown>[]
      fbq?: { queue: unknown[][] }
      plausible?: { q: unknown[][] }
    }
    const isCommand = (entry: unknown) => Object.prototype.toString.call(entry) === '[object Arguments]'
    const entries = dataLayer ?? []
    const google = entries.filter(isCommand).map((entry) => Array.from(entry))
    const container = entries.filter((entry) => !isCommand(entry))
    const all = { matomo: _paq ?? [], google, container, meta: fbq?.queue ?? [], plausible: plausible?.q ?? [] }
    return JSON.parse(JSON.stringify(all))
  })
}

const pathOf = (url: unknown) => new URL(String(url)).pathname

test(
  'Matomo and Google Analytics learn of each page once, and keep a visitor in mind for thirteen months',
  ANY_WIDTH,
  async ({ page }) => {
    const seen = await visit(page, { host: 'localhost', path: '/' })
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await expect.poll(() => scriptsOf(seen)).toHaveLength(2)
    await goTo(page, '/notre-domaine')
    await expect
      .poll(async () => (await said(page)).matomo.filter(([word]) => word === 'trackPageView'))
      .toHaveLength(2)

    const { matomo, google } = await said(page)
    const urls = matomo.filter(([word]) => word === 'setCustomUrl').map(([, url]) => pathOf(url))
    expect(urls).toEqual(['/', '/notre-domaine'])
    expect(matomo).toContainEqual(['setTrackerUrl', 'https://stats.roche-perrine.example/matomo/matomo.php'])
    expect(matomo).toContainEqual(['setSiteId', '4'])
    const [, lifetime] = matomo.find(([word]) => word === 'setVisitorCookieTimeout') ?? []
    expect(lifetime).toBeLessThanOrEqual(THIRTEEN_MONTHS_SECONDS)

    expect(google[0]).toEqual([
      'consent',
      'default',
      { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ])
    const [, , config] = google.find(([command]) => command === 'config') ?? []
    expect(config).toMatchObject({ send_page_view: false, cookie_update: false, allow_google_signals: false })
    expect(config?.cookie_expires).toBeLessThanOrEqual(THIRTEEN_MONTHS_SECONDS)
    const views = google.flatMap(([, subject, detail]) => (subject === 'page_view' ? [detail] : []))
    expect(views.map(({ page_location, send_to }) => [send_to, pathOf(page_location)])).toEqual([
      ['G-PERRINE1', '/'],
      ['G-PERRINE1', '/notre-domaine'],
    ])
  },
)

test(
  'Plausible, Google’s container and advertisements and Meta’s pixel learn of each page once',
  ANY_WIDTH,
  async ({ page }) => {
    await visit(page, { host: 'coteaux.localhost', path: '/' })
    await page.getByRole('button', { name: 'Tout accepter' }).click()
    await expect.poll(async () => (await said(page)).plausible).toHaveLength(1)
    await goTo(page, '/notre-domaine')
    await expect.poll(async () => (await said(page)).plausible).toHaveLength(2)

    const { google, container, meta, plausible } = await said(page)
    expect(plausible.map(([, detail]) => pathOf((detail as { u: string }).u))).toEqual(['/', '/notre-domaine'])
    expect(meta).toEqual([
      ['set', 'autoConfig', false, '123456789'],
      ['init', '123456789'],
      ['track', 'PageView'],
      ['track', 'PageView'],
    ])
    expect(google[0]).toEqual([
      'consent',
      'default',
      { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
    ])
    expect(container.map(({ event }) => event)).toEqual(['gtm.js', 'page_view'])
    expect(await page.locator('script[data-domain="ysaline.example"]').count()).toBe(1)
  },
)

test('whoever accepts more later is told to what already runs, without another start', ANY_WIDTH, async ({ page }) => {
  const seen = await visit(page, { host: 'coteaux.localhost', path: '/' })
  await page.getByRole('button', { name: 'Personnaliser' }).click()
  await page.getByRole('switch', { name: 'Google Tag Manager' }).check()
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()
  await expect.poll(() => scriptsOf(seen)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-YSALINE'])
  await page.getByRole('button', { name: 'Gérer les cookies' }).click()
  await page.getByRole('switch', { name: 'Google Ads' }).check()
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()
  await expect.poll(() => scriptsOf(seen)).toHaveLength(2)

  const { google } = await said(page)
  const consents = google.filter(([command]) => command === 'consent')
  expect(consents.map(([, kind, { ad_storage }]) => [kind, ad_storage])).toEqual([
    ['default', 'denied'],
    ['update', 'granted'],
  ])
  expect(seen.left.filter((url) => url.includes('gtm.js'))).toHaveLength(1)
})
