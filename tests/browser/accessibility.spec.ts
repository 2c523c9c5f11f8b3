import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { LEGAL_SLUGS } from '#words/content/legal/slugs.ts'
import { at, estates, WHEN_READ } from './estates.ts'

/** What rises into view is looked at when it has risen. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const EVERYWHERE = ['/', '/notre-domaine', '/legal-notice', '/auth', '/pas-de-page']
const LISTS = [
  '/nos-vins',
  '/nos-vins?colour=RED&vintage=2020',
  '/nos-vins?orderBy=name',
  '/nos-vins?colour=ROSE&dish=RED_MEAT&price=60-',
  '/products/search?search=saumur',
  '/products/search?search=xyzzyqk',
]
const ON_ONE = [
  ...LISTS,
  '/cart/address',
  '/order/cancel',
  '/en',
  '/actualites',
  '/en/sale-terms',
  ...LEGAL_SLUGS.map((slug) => `/${slug}`),
]

for (const { id, host, name } of estates) {
  for (const path of id === 1 ? new Set([...EVERYWHERE, ...ON_ONE]) : EVERYWHERE) {
    test(`axe finds nothing at ${name}, ${path}`, async ({ page }) => {
      await page.goto(at(host, path), WHEN_READ)
      await readToTheEnd(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([])
    })
  }
}

/** Sections far below are laid out when one comes near; axe looks at a page whose every part has its place. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A browser without a screen may leave a frame out.
    const frame = () => new Promise((drawn) => [requestAnimationFrame(drawn), setTimeout(drawn, 200)])
    for (let at = 0; at < document.documentElement.scrollHeight; at += 500) {
      window.scrollTo({ top: at, behavior: 'instant' })
      await frame()
      await frame()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}

test('axe finds nothing on the page of the API', async ({ page }) => {
  await page.goto(at('localhost', '/api/docs'), WHEN_READ)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
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
