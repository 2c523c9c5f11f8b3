import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { connectToServer } from '#tests/support/server-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { fr as orderWords } from '#words/orders/account/fr.ts'
import { fr as words } from '#words/returns/fr.ts'
import { goAlive, whenAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { test } from './drawing-test.ts'
import { at, WHEN_READ } from './estates.ts'
import { ANY_WIDTH } from './tags.ts'

const HEADERS = { idSite: '1' }

const HOME = {
  firstname: 'Marie',
  lastname: 'Dupont',
  address: '12 rue Voltaire',
  postalCode: '37500',
  city: 'Chinon',
  idCountry: 250,
}

const post = async (page: Page, { path, data }: { path: string; data: object }) =>
  (await page.request.post(at('localhost', `/api${path}`), { headers: HEADERS, data })).json()

/** A guest's gift card, ordered and paid for by calls alone: nothing of it lies in the browser. */
async function buyAsGuest(page: Page): Promise<{ publicId: string; reference: string }> {
  const listed = await page.request.get(at('localhost', '/api/v2/product?nbItem=100'), { headers: HEADERS })
  const { products } = (await listed.json()).data
  const { declination } = products.find(({ name }: { name: string }) => name === 'Carte cadeau')
  const cart = await post(page, { path: `/cart/new/product/${declination[0].id}`, data: { quantity: 1 } })
  const user = { phone: '+33612345678', email: 'marie@example.org', firstname: 'Marie', lastname: 'Dupont' }
  const address = { delivery: HOME, billing: HOME }
  const body = { idCart: cart.data.id, user, address, delivery: { type: 'NO_DELIVERY' }, acceptsSaleTerms: true }
  const { data } = await post(page, { path: '/order', data: body })
  const card = { number: '4242424242424242', expiry: '12/35', securityCode: '123' }
  await post(page, { path: `/test-payment/${data.payment.url.split('/').at(-1)}`, data: card })
  await page.request.get(at('localhost', `/api/order/cawl/result/${data.order.publicId}`), { headers: HEADERS })
  return data.order
}

/** An order of the demo customer that has arrived. */
async function haveDelivered(): Promise<void> {
  const db = await connectToServer(process.env.CUVEE_TEST_DATA ?? '')
  const { rows } = await db.query(`select id from estate.users where site_id = 1 and email = 'client@example.com'`)
  const lines = [{ name: 'Les Aubépines', quantity: 6 }]
  await insertOrder(db, { userId: rows[0].id, email: 'client@example.com', status: 'DELIVERED', lines })
  await db.end()
}

async function signIn(page: Page): Promise<void> {
  await page.goto(at('localhost', '/robots.txt'), WHEN_READ)
  const given = { email: 'client@example.com', password: DEMO_PASSWORD }
  await page.evaluate(
    (body) => fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify(given),
  )
}

test('a broken bottle: from the list of orders to the page of its return, with a photograph', async ({ page }) => {
  await haveDelivered()
  await signIn(page)
  await goAlive(page, { host: 'localhost', path: '/account/orders?status=DELIVERED&search=aubépines' })
  expect(await violationsOn(page, 'main')).toEqual([])
  await page.getByRole('listitem').filter({ hasText: 'Les Aubépines' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Commande C-')
  expect(await violationsOn(page, 'main')).toEqual([])
  await page.getByRole('link', { name: orderWords.return }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.ask.title })).toBeVisible()
  expect(await violationsOn(page, 'main')).toEqual([])
  await page.getByRole('button', { name: words.ask.submit }).click()
  await expect(page.getByRole('alert').filter({ hasText: words.ask.chooseOne })).toBeVisible()
  await page
    .getByLabel(new RegExp(`^${words.ask.quantity}`))
    .first()
    .selectOption('1')
  await page
    .getByLabel(/^Pourquoi/)
    .first()
    .selectOption('DAMAGED')
  await page.getByLabel(words.ask.description).fill('Le carton était humide.')
  await page.getByRole('button', { name: words.ask.submit }).click()
  await expect(page.getByText(words.page.todo.ASKED)).toBeVisible()
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a1f2b' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel(words.page.addPictures).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: words.page.send }).click()
  await expect(page.getByRole('img', { name: 'Photographie 1' })).toBeVisible()
  expect(await violationsOn(page, 'main')).toEqual([])
})

test('in English, by the link of a mail and the keyboard alone: a question', ANY_WIDTH, async ({ page }) => {
  const { publicId } = await buyAsGuest(page)
  await goAlive(page, { host: 'localhost', path: `/en/order/${publicId}` })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order C-')
  await page.getByText('Ask a question').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Can it wait until Monday?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Your question is sent.' })).toBeVisible()
  await whenAlive(page)
  expect(await violationsOn(page, 'main')).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest withdraws, from the foot of a page to the receipt', async ({ page }) => {
    const { reference } = await buyAsGuest(page)
    await page.goto(at('localhost', '/legal-notice'), WHEN_READ)
    await page.getByRole('link', { name: 'Renoncer au contrat ici' }).click()
    await page.getByLabel(words.withdrawal.reference).fill(reference)
    await page.getByLabel(words.withdrawal.email).fill('marie@example.org')
    await page.getByRole('button', { name: words.withdrawal.find }).click()
    await page.getByLabel(words.withdrawal.name).fill('Marie Dupont')
    await page.getByRole('button', { name: words.withdrawal.confirm }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.withdrawal.declared })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: reference })).toBeVisible()
    // Who only knows a reference and an address is not led to the order itself.
    await expect(page.getByRole('link', { name: words.withdrawal.follow })).toHaveCount(0)
  })
})
