import { expect, test } from 'vitest'
import { issueTestInvoice } from './support/test-invoices.ts'
import { insertOrder } from './support/test-order.ts'
import { createTestSite } from './support/test-site.ts'

test('an invoice is a page too: a table with heads, in its own language, kept by nobody', async () => {
  const site = await createTestSite()
  const { id, publicId } = await insertOrder(site.admin, { locale: 'en', shippingCents: 990 })
  const number = await issueTestInvoice(site, { orderId: id })
  const path = `/order/${publicId}/invoice/${number}`
  const answer = await site.get(path, { idSite: '1' })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(html).toMatch(/<main lang="en-GB"/)
  expect(html).toContain(`<h1 class="title-2 lining-nums">Invoice ${number}</h1>`)
  expect(html).toMatch(/<th scope="col"[^>]*>Incl. VAT<\/th>/)
  expect(html).toMatch(/<th scope="row"[^>]*>Les Aubépines/)
  expect(html).toContain('€84.90')
  expect(html).toContain(`href="/api/order/${publicId}/invoice/${number}"`)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(site.cache.size().pages).toBe(0)
  const other = await insertOrder(site.admin)
  for (const wrong of [`/order/${other.publicId}/invoice/${number}`, `/order/${id}/invoice/${number}`, `${path}0`]) {
    expect([wrong, (await site.get(wrong, { idSite: '1' })).status]).toEqual([wrong, 404])
  }
})
