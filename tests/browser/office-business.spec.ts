import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { connectToServer } from '#tests/support/server-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { fr as app } from '#words/office/app/fr.ts'
import { fr as words } from '#words/office/business/fr.ts'
import { violationsOn } from './axe.ts'
import { at, WHEN_READ } from './estates.ts'
import { test } from './journey-test.ts'
import { ANY_WIDTH } from './tags.ts'

test.use({ locale: 'fr-FR' })

/** Opens a page of the back office as the owner of the first estate. */
async function openOffice(page: Page, path: string): Promise<void> {
  const headers = { origin: at('localhost', '') }
  const data = { email: 'admin@example.com', password: DEMO_PASSWORD }
  await page.request.post(at('localhost', '/api/login'), { headers, data })
  await page.goto(at('localhost', `/admin${path}`), WHEN_READ)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A paid order of nobody else's. */
async function haveOrder(): Promise<number> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  const email = `office-${crypto.randomUUID().slice(0, 13)}@example.org`
  const { id } = await insertOrder(db, { email, lines: [{ name: 'Les Aubépines', quantity: 6 }] })
  await db.end()
  return id
}

test('an order is prepared, noted upon and shipped', async ({ page }) => {
  const id = await haveOrder()
  await openOffice(page, `/orders/${id}`)
  await page.getByRole('button', { name: words.orders.acts.IN_PREPARATION, exact: true }).click()
  await expect(page.getByText(words.orders.done.IN_PREPARATION)).toBeVisible()
  await page.getByLabel(words.notes.text).fill('Carton fragile')
  await page.getByRole('button', { name: words.notes.add }).click()
  await expect(page.getByRole('region', { name: words.notes.title })).toContainText('Carton fragile')
  await page.getByRole('button', { name: words.orders.acts.SHIPPED, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.orders.trackingNumber).fill('XY123456789FR')
  await dialog.getByRole('button', { name: words.orders.acts.SHIPPED, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: words.orders.delivery })).toContainText('XY123456789FR')
  await expect(page.getByRole('button', { name: words.orders.acts.DELIVERED })).toBeVisible()
})

test('the bottles of chosen orders are fetched by one list', ANY_WIDTH, async ({ page }) => {
  const id = await haveOrder()
  await openOffice(page, `/orders?filter=${encodeURIComponent(JSON.stringify({ id }))}`)
  await page.getByRole('checkbox', { name: app.list.selectAll }).check()
  await expect(page.getByRole('link', { name: words.orders.packingSlips })).toHaveAttribute(
    'href',
    `/api/admin/orders/packing-slips?ids=${id}`,
  )
  await page.getByRole('button', { name: words.orders.pickingList }).click()
  const panel = page.getByRole('dialog', { name: words.orders.pickingList })
  await expect(panel).toContainText('Les Aubépines')
  await panel.getByRole('checkbox').check()
  expect(await violationsOn(page, '[role=dialog]')).toEqual([])
})

test('a delivery is simulated for a basket and a place', ANY_WIDTH, async ({ page }) => {
  await openOffice(page, '/simulator')
  await page.getByLabel(words.simulator.add).fill('Aubépines')
  await page
    .getByRole('option', { name: /Aubépines/ })
    .first()
    .click()
  await page.getByLabel(words.simulator.postalCode).fill('37000')
  await page.getByRole('button', { name: words.simulator.run }).click()
  await expect(page.getByRole('columnheader', { name: words.simulator.price })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

const SCREENS = [
  '/',
  '/orders',
  '/customers',
  '/customers/1',
  '/customerGroups/create',
  '/discountCodes',
  '/discountCodes/create',
  '/collectionPlaces',
  '/companyAddresses',
  '/messages',
  '/people',
  '/auditEvents',
]

test('axe finds nothing on the screens of the daily business', async ({ page }) => {
  await openOffice(page, '/')
  for (const path of SCREENS) {
    await page.goto(at('localhost', `/admin${path}`), WHEN_READ)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect([path, await violationsOn(page)]).toEqual([path, []])
  }
})
