import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

/** The first drawing starts a process. */
const SLOW = 60_000

test(
  'the slips of several orders come as one file, each with pages of its own and in its own language',
  async () => {
    const shop = await createTestApp()
    const owner = await enterOffice(shop)
    const french = await insertOrder(shop.admin, { lines: [{ name: 'Pierre Levée' }] })
    const english = await insertOrder(shop.admin, { locale: 'en', lines: [{ name: 'Rosée de Mai' }] })
    const { status, body } = await owner.ask(`/admin/orders/packing-slips?ids=${french.id},${english.id}`)
    expect(status).toBe(200)
    const { text } = readPdf(body)
    for (const said of ['Pierre Levée', 'Page 1 sur 1', 'Rosée de Mai', 'Page 1 of 1']) expect(text).toContain(said)
  },
  SLOW,
)

test('an order of another estate is not there', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const own = await insertOrder(shop.admin)
  const foreign = await insertOrder(shop.admin, { siteId: 3 })
  const answer = await owner.ask(`/admin/orders/packing-slips?ids=${own.id},${foreign.id}`)
  expect(answer).toMatchObject({ status: 404, code: 'order-not-found' })
})
