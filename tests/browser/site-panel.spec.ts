import { type BrowserContext, expect, type Page } from '@playwright/test'
import { fr as words } from '#words/office/panel/fr.ts'
import { violationsOn } from './axe.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { heardRefusals, OFFICE_HOST, openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH, PICTURES_AT_ANY_WIDTH } from './tags.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: words.name })

/** What this page has sent to have itself pictured, and what it was answered. */
function heardPictures(page: Page): string[] {
  const heard: string[] = []
  page.on('response', (answer) => {
    const [, what] = /\/layout\/\d+\/(hash\/check|preview)$/.exec(new URL(answer.url()).pathname) ?? []
    if (what) heard.push(`${answer.request().method()} ${what} ${answer.status()}`)
  })
  return heard
}

async function visit(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(at(OFFICE_HOST, path))
  return page
}

/** A wine of this test alone, which the shop does not show; answers its id. */
async function haveWine({ request }: BrowserContext): Promise<number> {
  const headers = { origin: at(OFFICE_HOST, '') }
  const mark = crypto.randomUUID().slice(0, 8)
  const texts = { fr: { name: mark, slug: mark, teaser: '', description: '', metaDescription: '' } }
  const product = { type: 'WINE', kind: 'STILL', price: 10, texts }
  const made = await request.post(at(OFFICE_HOST, '/api/admin/product'), { headers, data: product })
  expect(made.ok(), await made.text()).toBe(true)
  const { id } = (await made.json()).data.product
  const bottle = { productId: id, reference: mark }
  await request.post(at(OFFICE_HOST, '/api/admin/declination'), { headers, data: bottle })
  return id
}

test('the bar stands on the site for whoever works there, moves nothing, and folds away', async ({ context, page }) => {
  const refusals = heardRefusals(page)
  await page.goto(at(OFFICE_HOST, '/notre-domaine'))
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await page.locator('cuvee-panel').count()).toBe(0)
  const place = await page.getByRole('heading', { level: 1 }).boundingBox()

  await signInToOffice(context)
  await page.reload()
  const panel = panelOf(page)
  await expect(panel.getByRole('link', { name: /^Modifier/ })).toHaveAttribute('href', /^\/admin\/pages\/\d+$/)
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(place)
  expect(await violationsOn(page, 'cuvee-panel')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

  // By keyboard: it folds, stays folded on the next page, and comes back.
  await panel.getByRole('button', { name: words.fold }).focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: words.unfold })).toBeFocused()
  const next = await visit(context, '/nos-vins')
  await panelOf(next).getByRole('button', { name: words.unfold }).press('Enter')
  await expect(panelOf(next).getByRole('button', { name: words.fold })).toBeFocused()
  expect(refusals).toEqual([])

  await next.goto(at(OFFICE_HOST, '/cart'))
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await next.locator('cuvee-panel').count()).toBe(0)
})

test(
  'prices and stock of a wine are changed beside it, and what is refused is said there',
  ANY_WIDTH,
  async ({ context, page }) => {
    await signInToOffice(context)
    await page.goto(at(OFFICE_HOST, `/wines/essai/${await haveWine(context)}`))
    const panel = panelOf(page)
    await panel.getByRole('button', { name: words.quick.wide }).click()
    const row = panel.getByRole('form').first()
    const stock = row.getByLabel(words.stock)
    await expect(stock).toBeVisible()
    expect(await violationsOn(page, 'cuvee-panel')).toEqual([])
    await row.getByLabel(words.price).fill('douze')
    await row.getByRole('button', { name: words.save }).click()
    await expect(row.getByRole('status')).toHaveText(words.unreadable)
    await row.getByLabel(words.price).fill('13,70')
    const counted = String(Number(await stock.inputValue()) + 1)
    await stock.fill(counted)
    await row.getByRole('button', { name: words.save }).click()
    await expect(row.getByRole('status')).toContainText(words.saved)
    await page.keyboard.press('Escape')
    await expect(panel.getByRole('button', { name: words.quick.wide })).toBeFocused()
    await panel.getByRole('button', { name: words.quick.wide }).click()
    await expect(panel.getByRole('form').first().getByLabel(words.price)).toHaveValue('13,70')
    await expect(panel.getByRole('form').first().getByLabel(words.stock)).toHaveValue(counted)
  },
)

test(
  'a browser that cannot draw a page asks for nothing, and says nothing',
  PICTURES_AT_ANY_WIDTH,
  async ({ context, page }) => {
    await signInToOffice(context)
    const heard = heardPictures(page)
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    // As WebKit did: what such a drawing was painted on is not to be read.
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.getImageData = () => {
        document.documentElement.dataset.tried = 'yes'
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    })
    for (const path of ['/notre-domaine', '/nos-partenaires']) {
      await page.goto(at(OFFICE_HOST, path))
      await expect(page.locator('html[data-tried]')).toBeAttached()
      await page.waitForLoadState('networkidle')
    }
    await expect(panelOf(page)).toBeVisible()
    expect([heard, faults]).toEqual([[], []])
  },
)

test(
  'a page is drawn once after a change, and its picture stands in the tree',
  PICTURES_AT_ANY_WIDTH,
  async ({ context, page }) => {
    await signInToOffice(context)
    const heard = heardPictures(page)
    const refusals = heardRefusals(page)
    await page.goto(at(OFFICE_HOST, '/nos-partenaires'))
    await expect.poll(() => heard.at(-1)).toBe('PUT preview 200')
    expect(heard).toEqual(['POST hash/check 200', 'PUT preview 200'])
    await page.reload()
    await expect.poll(() => heard.length).toBe(3)
    await page.waitForLoadState('networkidle')
    expect(heard.slice(2)).toEqual(['POST hash/check 200'])
    expect(refusals).toEqual([])
    await openOffice(page, '/pages')
    const pictures = page.locator('img[src*="/layout/"]')
    await expect(pictures.first()).toBeVisible()
    expect(await pictures.first().evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(
      480,
    )
  },
)
