import { expect } from '@playwright/test'
import { LEGAL_SLUGS } from '#words/content/legal/slugs.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { at, estates, WHEN_READ } from './estates.ts'
import { test } from './kept-page-test.ts'
import { ANY_WIDTH } from './tags.ts'

/** What rises into view is looked at when it has risen. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const EVERYWHERE = ['/', '/notre-domaine', '/legal-notice', '/auth', '/pas-de-page']
const LISTS = [
  '/nos-vins',
  '/nos-vins?colour=RED&vintage=2020',
  '/nos-vins?orderBy=name',
  '/nos-vins?colour=ROSE&dish=RED_MEAT&price=60-',
  '/products/search?search=poisson',
  '/products/search?search=xyzzyqk',
]
const ON_ONE = [
  ...LISTS,
  '/composer-un-carton',
  '/composer-un-carton?vins=14x4,9x2',
  '/composer-un-carton?vins=14x7,999999x1',
  '/forms/1',
  '/forms/2?sent=1',
  '/cart/address',
  '/order/cancel',
  '/en',
  '/actualites',
  '/actualites/vendanges-2026/2',
  '/blog',
  '/blog/dossier/a-la-vigne/1',
  '/blog/pourquoi-l-herbe-entre-les-rangs/1',
  '/albums',
  '/albums/vendanges-2026/1',
  '/nos-partenaires',
  '/nos-partenaires?place=Tours',
  '/evenements',
  '/avis-verifies',
  '/nous-contacter',
  '/service',
  '/service/visite-des-galeries/1',
  '/service/visite-des-galeries/1/book',
  '/en/sale-terms',
  ...LEGAL_SLUGS.map((slug) => `/${slug}`),
]

for (const { id, host, name } of estates) {
  for (const path of id === 1 ? new Set([...EVERYWHERE, ...ON_ONE]) : EVERYWHERE) {
    test(`axe finds nothing at ${name}, ${path}`, async ({ keptPage: page }) => {
      await goAlive(page, { host, path })
      // Sections far below have their place a moment later: axe looks at a page whose every part has its own.
      await expect(page.locator('.laid-out-late')).toHaveCount(0)
      expect(await violationsOn(page)).toEqual([])
    })
  }
}

test('axe finds nothing on the page of the API', ANY_WIDTH, async ({ page }) => {
  await page.goto(at('localhost', '/api/docs'), WHEN_READ)
  expect(await violationsOn(page)).toEqual([])
})

test('the keyboard alone reaches everything, the content first', async ({ page }) => {
  await page.goto(at('localhost', '/'), WHEN_READ)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Aller au contenu')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Découvrir nos vins')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos vins')
})
