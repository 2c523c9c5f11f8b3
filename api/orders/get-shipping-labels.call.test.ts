import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

/** The first drawing starts a process. */
const SLOW = 60_000
const RELAY = {
  id: 'MR-012345',
  name: 'Tabac des Halles',
  addLine1: '3, place du Marché',
  zipCode: '37000',
  city: 'Tours',
}

test(
  'each parcel has its label: sender, recipient, order, count, contents and telephone; at an access point, its number',
  async () => {
    const shop = await createTestApp()
    const owner = await enterOffice(shop)
    const home = await insertOrder(shop.admin, { columns: { phone: '+33612345678' } })
    const relay = await insertOrder(shop.admin, {
      columns: { delivery_type: 'PICKUP', access_point: JSON.stringify(RELAY), delivery_address: null },
    })
    const collected = await insertOrder(shop.admin, { columns: { delivery_type: 'CLICK_AND_COLLECT' } })
    const ids = [home.id, relay.id, collected.id].join(',')
    const { status, body } = await owner.ask(`/admin/orders/labels?ids=${ids}&parcels=2&first=2`)
    expect(status).toBe(200)
    const { text, pages } = readPdf(body)
    for (const said of [
      ...['Jeanne Moreau', '12, rue des Halles', '75001 Paris', '+33612345678', 'Colis 1/2', 'Colis 2/2'],
      ...['Tabac des Halles', 'MR-012345', '37000 Tours', 'VIN', 'FRAGILE', 'Roche-Perrine'],
    ])
      expect(text).toContain(said)
    // Four labels behind the one that is used already.
    expect(pages).toBe(2)
    expect(text).not.toContain(String(collected.id).padStart(6, '0'))
    const single = await owner.ask(`/admin/orders/labels?ids=${home.id}&format=SINGLE&parcels=3`)
    expect(readPdf(single.body).pages).toBe(3)
  },
  SLOW,
)

test('what nobody carries has no label, and an order of another estate is not there', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const collected = await insertOrder(shop.admin, { columns: { delivery_type: 'CLICK_AND_COLLECT' } })
  const cancelled = await insertOrder(shop.admin, { status: 'CANCELLED' })
  const foreign = await insertOrder(shop.admin, { siteId: 3 })
  const ask = (ids: string) => owner.ask(`/admin/orders/labels?ids=${ids}`)
  expect(await ask(`${collected.id},${cancelled.id}`)).toMatchObject({ status: 409, code: 'nothing-to-send' })
  expect(await ask(String(foreign.id))).toMatchObject({ status: 404, code: 'order-not-found' })
  expect((await ask('x')).status).toBe(400)
})
