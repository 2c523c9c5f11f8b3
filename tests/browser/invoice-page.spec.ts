import { expect, type Page } from '@playwright/test'
import { fr as words } from '#words/checkout/fr.ts'
import { fr as pageWords } from '#words/invoices/page/fr.ts'
import { goAlive } from './alive.ts'
import { violationsOn } from './axe.ts'
import { bringCart, GIFT_CARD } from './checkout-visit.ts'
import { test } from './drawing-test.ts'
import { at } from './estates.ts'

const ADDRESS = {
  firstname: 'Marie',
  lastname: 'Dupont',
  address: '12 rue Voltaire',
  postalCode: '37500',
  city: 'Chinon',
  idCountry: 250,
}

/** A gift card that was ordered and paid for by calls; its random id. */
async function paidOrder(page: Page): Promise<string> {
  const headers = { idSite: '1' }
  const idCart = await bringCart(page, { wanted: GIFT_CARD })
  const data = {
    idCart,
    user: { phone: '+33612345678', email: 'marie@example.org', firstname: 'Marie', lastname: 'Dupont' },
    address: { delivery: ADDRESS, billing: ADDRESS },
    delivery: { type: 'NO_DELIVERY' },
    acceptsSaleTerms: true,
  }
  const ordered = await (await page.request.post(at('localhost', '/api/order'), { headers, data })).json()
  const reference = ordered.data.payment.url.split('/').at(-1)
  const card = { number: '4242424242424242', expiry: '12/35', securityCode: '123' }
  await page.request.post(at('localhost', `/api/test-payment/${reference}`), { headers, data: card })
  return ordered.data.order.publicId
}

test('an invoice is read on screen, from the page of its order on, and axe finds nothing on it', async ({ page }) => {
  const publicId = await paidOrder(page)
  await goAlive(page, { host: 'localhost', path: `/cart/success/${publicId}` })
  await page.getByRole('link', { name: words.outcome.readInvoice }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Facture F\d{4}-\d{6}$/)
  const table = page.getByRole('table', { name: pageWords.lines })
  await expect(table.getByRole('rowheader', { name: 'Carte cadeau' })).toBeVisible()
  await expect(table.getByRole('columnheader')).toHaveCount(7)
  await expect(page.getByText('bon à usages multiples')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])
  const pdf = page.getByRole('link', { name: pageWords.pdf })
  const answer = await page.request.get(at('localhost', (await pdf.getAttribute('href')) ?? ''), {
    headers: { idSite: '1' },
  })
  expect(answer.headers()['content-type']).toBe('application/pdf')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
})
