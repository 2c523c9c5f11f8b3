import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

/** The first drawing starts a process. */
const SLOW = 60_000

test(
  'the list to fetch by is printed, with what goes into which order, and no price',
  async () => {
    const shop = await createTestApp()
    const owner = await enterOffice(shop)
    const [one, two] = [await insertOrder(shop.admin), await insertOrder(shop.admin, { lines: [{ quantity: 3 }] })]
    const { status, body } = await owner.ask(`/admin/orders/picking-list/file?ids=${one.id},${two.id}`)
    expect(status).toBe(200)
    const { text } = readPdf(body)
    const into = `3 pour C-${String(two.id).padStart(6, '0')}`
    for (const said of ['Les Aubépines', 'Jeanne Moreau', into, '9 articles à prélever']) expect(text).toContain(said)
    expect(text).not.toMatch(/\d,\d\d/)
  },
  SLOW,
)

test('an order of another estate is not there', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const foreign = await insertOrder(shop.admin, { siteId: 3 })
  expect(await owner.ask(`/admin/orders/picking-list/file?ids=${foreign.id}`)).toMatchObject({
    code: 'order-not-found',
  })
})
