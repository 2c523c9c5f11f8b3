import { type BrowserContext, expect, type Page } from '@playwright/test'
import { connectToServer } from '#tests/support/server-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { fr as problems } from '#words/basics/refusals/fr.ts'
import { fr as app } from '#words/office/app/fr.ts'
import { fr as business } from '#words/office/business/fr.ts'
import { fr as catalogue } from '#words/office/catalogue/fr.ts'
import { fr as things } from '#words/office/resources/fr.ts'
import { at } from './estates.ts'
import { test } from './journey-test.ts'
import { expectFocusKept, pressByKeys, writeByKeys } from './keyboard.ts'
import { OFFICE_HOST, openOffice, signInToOffice } from './office.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

/** A paid order of somebody whom nobody else is called like. */
async function havePaidOrder(): Promise<string> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  const name = `Clavier${crypto.randomUUID().slice(0, 8)}`
  await insertOrder(db, { firstname: name, lines: [{ name: 'Les Aubépines', quantity: 6 }] })
  await db.end()
  return name
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test(
  'the daily round needs no mouse: today, orders, an order, prepared and shipped',
  ANY_WIDTH,
  async ({ page, context }) => {
    const name = await havePaidOrder()
    await signInToOffice(context)
    await openOffice(page, '/')
    const { orders } = business
    await pressByKeys(page.getByRole('link', { name: new RegExp(business.today.counts.toPrepare) }))
    await expect(heading(page, things.orders.title)).toBeFocused()
    await writeByKeys(page.getByLabel(app.list.search, { exact: true }), name)
    await expect(page.getByRole('link', { name: /^C-/ })).toHaveCount(1)
    await pressByKeys(page.getByRole('link', { name: /^C-/ }))
    await expect(heading(page, /^C-/)).toBeFocused()
    await pressByKeys(page.getByRole('button', { name: orders.acts.IN_PREPARATION, exact: true }))
    await expect(page.getByText(orders.done.IN_PREPARATION)).toBeVisible()
    const ship = page.getByRole('button', { name: orders.acts.SHIPPED, exact: true }).first()
    await expect(ship).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(orders.trackingNumber)).toBeFocused()
    await page.keyboard.type('XY123456789FR')
    await page.keyboard.press('Enter')
    await expect(page.getByText(orders.done.SHIPPED)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectFocusKept(page)
    await expect(page.getByRole('button', { name: orders.acts.DELIVERED })).toBeFocused()
  },
)

test(
  'Ctrl+K finds an order by its customer and a screen by its name, by one question',
  ANY_WIDTH,
  async ({ page, context }) => {
    const name = await havePaidOrder()
    await signInToOffice(context)
    await openOffice(page, '/')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(name)) asked.push(new URL(request.url()).pathname)
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText(name)
    await expect(page.getByRole('option', { name: new RegExp(name) })).toHaveCount(1)
    expect(asked).toEqual(['/api/admin/search'])
    await page.keyboard.press('Enter')
    await expect(heading(page, /^C-/)).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.insertText('inventaire')
    await expect(page.getByRole('option', { name: catalogue.things.stockCount.title })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(heading(page, catalogue.things.stockCount.title)).toBeVisible()
  },
)

test(
  'today is asked anew when somebody comes back to it, and while it lies open',
  ANY_WIDTH,
  async ({ page, context }) => {
    await signInToOffice(context)
    await page.clock.install()
    await openOffice(page, '/')
    const dashboard = '/api/admin/dashboard'
    await expect(page.getByText(business.today.turnover, { exact: true }).first()).toBeVisible()
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes(dashboard)) asked += 1
    })
    const comeBack = () => page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await comeBack()
    await page.clock.fastForward(16_000)
    expect(asked).toBe(0)
    await comeBack()
    await expect.poll(() => asked).toBe(1)
    await page.clock.fastForward(301_000)
    await expect.poll(() => asked).toBe(2)
  },
)

/** A wine of this test alone with one bottle. */
async function haveBottle({ request }: BrowserContext): Promise<{ productId: number; id: number }> {
  const headers = { origin: at(OFFICE_HOST, '') }
  const mark = crypto.randomUUID().slice(0, 8)
  const texts = {
    fr: { name: `Feuille ${mark}`, slug: `feuille-${mark}`, teaser: '', description: '', metaDescription: '' },
  }
  const wine = { type: 'WINE', kind: 'STILL', price: 10, texts }
  const added = await request.post(at(OFFICE_HOST, '/api/admin/product'), { headers, data: wine })
  const productId = (await added.json()).data.product.id
  const data = { productId, reference: mark }
  const bottle = await request.post(at(OFFICE_HOST, '/api/admin/declination'), { headers, data })
  return { productId, id: (await bottle.json()).data.declination.id }
}

test(
  'who is overtaken in a sheet keeps what they typed, is asked before leaving it, and may type it again',
  ANY_WIDTH,
  async ({ page, context }) => {
    await signInToOffice(context)
    const { productId, id } = await haveBottle(context)
    await openOffice(page, `/products/${productId}`)
    const cell = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell')
    const price = cell.nth(2)
    await expect(price).toBeVisible()
    const headers = { origin: at(OFFICE_HOST, '') }
    const other = { version: 1, weightGrams: 1300 }
    const changed = await context.request.put(at(OFFICE_HOST, `/api/admin/declination/${id}`), { headers, data: other })
    expect(changed.ok(), await changed.text()).toBe(true)

    await price.click()
    await page.keyboard.type('12,5')
    await page.keyboard.press('Enter')
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await expect(price).toHaveText('12,5')
    await expect(page.getByRole('status').filter({ hasText: problems['changed-meanwhile'] })).toBeVisible()
    await expect(cell.nth(4)).toContainText('300')

    const questions: string[] = []
    page.once('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByRole('link', { name: things.products.title }).first().click()
    await expect.poll(() => questions.length).toBe(1)
    await expect(price).toHaveText('12,5')
    await price.click()
    await page.keyboard.type('12,5')
    await page.keyboard.press('Enter')
    await expect(price).toContainText('12,50')
    await expect(price).toHaveAttribute('aria-invalid', 'false')
  },
)
