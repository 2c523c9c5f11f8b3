import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestPlace } from '#tests/support/test-deliveries.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('the estate is offered slots of today, however long the shop lets its customers wait', async () => {
  const shop = await createTestApp({ now: () => new Date('2026-11-16T09:30:00Z') })
  await shop.admin.query('delete from estate.calendars where site_id = 1 and address_id is not null')
  const { addressId } = await addTestPlace(shop, { siteId: 1 })
  const owner = await enterOffice(shop)
  const { id } = await insertOrder(shop.admin, { columns: { delivery_type: 'CLICK_AND_COLLECT' } })
  const { places } = (await owner.ask(`/admin/orders/${id}/slots`)).data
  expect(places).toMatchObject([{ idAddress: addressId, name: 'Le chai', city: 'Turquant' }])
  expect(places[0].days[0]).toEqual({
    date: '2026-11-16',
    slots: [{ idSchedule: 660, from: '11:00', until: '12:00', left: 4 }],
  })
})
