import { expect, type Page } from '@playwright/test'
import { fr as app } from '#words/office/app/fr.ts'
import { fr as words } from '#words/office/catalogue/fr.ts'
import { fr as things } from '#words/office/resources/fr.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

const headers = () => ({ origin: at('localhost', '') })

async function enterOffice(page: Page): Promise<void> {
  const data = { email: 'admin@example.com', password: 'Demo-vin-2026!' }
  expect((await page.request.post(at('localhost', '/api/login'), { headers: headers(), data })).ok()).toBe(true)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(at('localhost', `/admin/${path}`), WHEN_READ)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A wine of this test alone, which the shop does not show, with a bottle of 2021 and a magnum. */
async function haveWine(page: Page): Promise<{ name: string; id: number; declinationIds: number[] }> {
  const mark = crypto.randomUUID().slice(0, 8)
  const name = `Essai ${mark}`
  const none = {
    drinkFrom: null,
    drinkUntil: null,
    serveFrom: null,
    serveUntil: null,
    energyKj: null,
    energyKcal: null,
  }
  const grams = { fat: null, saturates: null, carbohydrate: null, sugars: null, protein: null, salt: null }
  const lists = { ingredients: [], allergens: [], features: [], awards: [] }
  const texts = { fr: { name, slug: `essai-${mark}`, teaser: '', description: '', metaDescription: '' } }
  const vintages = [{ year: 2021, alcohol: 13, ...none, ...grams, ...lists }]
  const product = await add(page, { one: 'product', data: { type: 'WINE', kind: 'STILL', price: 10, texts, vintages } })
  const common = { productId: product.id, vintageId: product.vintages[0].id, capacityUnit: 'LITER' }
  const bottle = await add(page, { one: 'declination', data: { ...common, reference: `${mark}-75`, capacity: 0.75 } })
  const magnum = await add(page, { one: 'declination', data: { ...common, reference: `${mark}-150`, capacity: 1.5 } })
  return { name, id: product.id, declinationIds: [bottle.id, magnum.id] }
}

// biome-ignore lint/suspicious/noExplicitAny: what the server answers to a test.
async function add(page: Page, { one, data }: { one: string; data: object }): Promise<any> {
  const answer = await page.request.post(at('localhost', `/api/admin/${one}`), { headers: headers(), data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data[one]
}

test('a wine is renamed, its next vintage begun and its bottles priced in the sheet', ANY_WIDTH, async ({ page }) => {
  await enterOffice(page)
  const { name, id } = await haveWine(page)
  await open(page, `products/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByLabel(things.products.fields.teaser).first().fill('Un vin d’essai')
  await page.getByRole('button', { name: app.form.save }).click()
  await expect(page.getByText(app.form.saved, { exact: true })).toBeVisible()
  const sheet = page.getByRole('grid')
  const price = sheet.getByRole('row').nth(1).getByRole('gridcell').nth(2)
  await price.click()
  await page.keyboard.type('12,5')
  await page.keyboard.press('Enter')
  await expect(price).toContainText('12,50')
  await page.keyboard.type('cher')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.sheet.notANumber)).toBeVisible()
  await expect(sheet.getByRole('row').nth(2).getByRole('gridcell').nth(2)).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: words.products.nextVintage }).click()
  await expect(page.getByText(words.products.nextVintageDone)).toBeVisible()
  await expect(sheet.getByRole('row')).toHaveCount(5)
})

test('a block of a spreadsheet is pasted into the sheet, cell by cell', ANY_WIDTH, async ({ page }) => {
  await enterOffice(page)
  const { id } = await haveWine(page)
  await open(page, `products/${id}`)
  const sheet = page.getByRole('grid')
  const cell = (row: number, column: number) => sheet.getByRole('row').nth(row).getByRole('gridcell').nth(column)
  await cell(1, 2).click()
  await cell(1, 2).evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, '11,20\t6\n21,40\t3\n')
  await expect(cell(1, 2)).toContainText('11,20')
  await expect(cell(2, 2)).toContainText('21,40')
  await expect(cell(2, 3)).toContainText('3')
  await expect(page.getByText(words.sheet.saved.many.replace('{n}', '4'))).toBeVisible()
})

test('bottles are delivered, counted in the cellar and their difference booked', async ({ page }) => {
  await enterOffice(page)
  const { name } = await haveWine(page)
  await open(page, 'stockBooking')
  await page.getByLabel(words.stock.find).fill(name)
  await page.getByRole('button', { name: `${name} 2021, Magnum` }).click()
  await page.getByRole('spinbutton').fill('24')
  await page.getByRole('button', { name: words.stock.book }).click()
  await expect(page.getByText(words.stock.booked)).toBeVisible()
  await open(page, 'stockCount')
  await page.getByLabel(words.stock.find).fill(name)
  await page.getByRole('button', { name: `${name} 2021, Magnum` }).click()
  await page.getByRole('spinbutton').fill('22')
  await expect(page.getByText(words.stock.difference.replace('{n}', '−2'))).toBeVisible()
  await page.getByRole('button', { name: words.stock.bookCount }).click()
  await expect(page.getByText(words.stock.countBooked.replace('{n}', '1').replace('{same}', '0'))).toBeVisible()
})

test('prices are planned for a day to come, and the plan is taken back', ANY_WIDTH, async ({ page }) => {
  await enterOffice(page)
  const { name } = await haveWine(page)
  await open(page, 'pricing')
  await page.getByLabel(words.pricing.search).fill(name)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await page.getByRole('checkbox', { name: words.pricing.all }).check()
  await page.getByLabel(words.pricing.amount).fill('10')
  await page.getByLabel(words.pricing.from).fill('2999-01-01T08:00')
  await page.getByLabel(words.pricing.note).fill(name)
  await page.getByRole('button', { name: words.pricing.preview }).click()
  await expect(page.getByRole('cell', { name: '11,00 €' })).toHaveCount(2)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: words.pricing.plan.many.replace('{n}', '2') }).click()
  await expect(page.getByText(words.pricing.planned)).toBeVisible()
  await open(page, 'pricePlans')
  await page.getByRole('row').filter({ hasText: name }).getByRole('button').click()
  await page.getByRole('button', { name: words.pricing.end }).click()
  await expect(page.getByText(words.pricing.ended)).toBeVisible()
})

const LISTS = ['products', 'declinations', 'tags', 'variations', 'customizations', 'stock', 'stockCount'] as const
const OTHERS = [
  'stockBooking',
  'boxAssembly',
  'stockMovements',
  'pricing',
  'pricePlans',
  'discounts',
  'tierSets',
] as const

test('axe finds nothing on the screens of wines, cellar and prices', async ({ page }) => {
  await enterOffice(page)
  const { id, declinationIds } = await haveWine(page)
  const forms = [`products/${id}`, `declinations/${declinationIds[0]}`, 'tierSets/create', 'variations/create']
  for (const path of [...LISTS, ...OTHERS, ...forms]) {
    await open(page, path)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect({ path, found: await violationsOn(page) }).toEqual({ path, found: [] })
  }
})
