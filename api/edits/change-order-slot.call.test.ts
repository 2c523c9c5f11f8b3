import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addCollectOrder, addTestPlace } from '#tests/support/test-deliveries.ts'
import { insertOrder } from '#tests/support/test-order.ts'

const NOW = new Date('2026-11-16T07:00:00Z')
const TEN = new Date('2026-11-18T09:00:00Z')
const WISHED = { dateSchedule: '2026-11-18', idSchedule: 600 }

/** An order that is fetched on Tuesday at nine, where each slot has room for one. */
async function collectedOrder() {
  const shop = await createTestApp({ now: () => NOW })
  await shop.admin.query('delete from estate.calendars where site_id = 1 and address_id is not null')
  const owner = await enterOffice(shop)
  const { addressId } = await addTestPlace(shop, { siteId: 1, given: { capacity: 1 } })
  const { id } = await insertOrder(shop.admin, {
    columns: {
      ...{ delivery_type: 'CLICK_AND_COLLECT', collect_address_id: addressId, carrier_name: null },
      ...{ collect_from: new Date('2026-11-17T08:00:00Z'), collect_until: new Date('2026-11-17T09:00:00Z') },
    },
  })
  const seen = async () => (await owner.ask(`/admin/orders/${id}`)).data.order
  const change = async (given: object = {}) =>
    owner.ask(`/admin/orders/${id}/slot`, {
      method: 'PUT',
      payload: { version: (await seen()).version, idAddress: addressId, ...WISHED, ...given },
    })
  const slotsOn = async (date: string) => {
    const { places } = (await owner.ask(`/admin/orders/${id}/slots`)).data
    const day = places[0].days.find((one: { date: string }) => one.date === date)
    return day?.slots.map(({ from }: { from: string }) => from) ?? []
  }
  return { shop, owner, id, addressId, seen, change, slotsOn }
}

test('an order is fetched at another time; the former one is free again', async () => {
  const { shop, seen, change, slotsOn } = await collectedOrder()
  expect(await slotsOn('2026-11-17')).toEqual(['10:00', '11:00'])
  expect((await change()).status).toBe(200)
  expect(await seen()).toMatchObject({ delivery: { from: TEN.toISOString(), place: { name: 'Le chai' } } })
  expect((await seen()).goods.at(-1)).toMatchObject({ detail: 'edited-slot' })
  expect(await slotsOn('2026-11-17')).toEqual(['09:00', '10:00', '11:00'])
  const { rows } = await shop.admin.query('select kind from estate.mails')
  expect(rows).toEqual([{ kind: 'ORDER_EDITED' }])
})

test('a full slot, a closed hour and a place that is not there are refused', async () => {
  const { shop, addressId, change } = await collectedOrder()
  await addCollectOrder(shop, { siteId: 1, order: { addressId, from: TEN, id: '1' } })
  expect(await change()).toMatchObject({ status: 409, code: 'slot-not-free' })
  expect(await change({ idSchedule: 1_200 })).toMatchObject({ status: 409, code: 'slot-not-free' })
  expect((await change({ idAddress: 999_999 })).errors).toHaveProperty('idAddress')
})

test('two for the last place of a slot: one gets it', async () => {
  const { shop, owner, id, addressId, change } = await collectedOrder()
  const other = await insertOrder(shop.admin, { columns: { delivery_type: 'CLICK_AND_COLLECT' } })
  const payload = { version: 1, idAddress: addressId, ...WISHED }
  const answers = await Promise.all([change(), owner.ask(`/admin/orders/${other.id}/slot`, { method: 'PUT', payload })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { rows } = await shop.admin.query('select count(*)::int as n from estate.orders where collect_from = $1', [TEN])
  expect(rows).toEqual([{ n: 1 }])
  expect(id).not.toBe(other.id)
})

test('what is ready, or goes by carrier, has no slot to change', async () => {
  const { shop, owner, id, change } = await collectedOrder()
  const parcel = await insertOrder(shop.admin)
  expect((await owner.ask(`/admin/orders/${parcel.id}/slots`)).code).toBe('order-edit-closed')
  await shop.admin.query(
    `update estate.orders set status = 'READY_FOR_PICKUP', fulfilment = 'READY_FOR_PICKUP' where id = $1`,
    [id],
  )
  expect(await change()).toMatchObject({ status: 409, code: 'order-edit-closed' })
  expect(await change({ version: 99 })).toMatchObject({ status: 409, code: 'order-edit-closed' })
})
