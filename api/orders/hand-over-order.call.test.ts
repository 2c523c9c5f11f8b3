import { expect, test } from 'vitest'
import { qrModules, qrPath } from '#providers/qr-codes/qr-code.ts'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'

const COLLECTED = { delivery_type: 'CLICK_AND_COLLECT', carrier_name: null, hand_over_code: '7K4M2P' }

async function readyOrder(columns: Record<string, unknown> = {}) {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const order = await insertOrder(shop.admin, { status: 'READY_FOR_PICKUP', columns: { ...COLLECTED, ...columns } })
  const handOver = (payload: object, id = order.id) =>
    owner.ask(`/admin/orders/${id}/hand-over`, { method: 'PUT', payload })
  const eventsOf = async () =>
    (
      await shop.admin.query('select status, detail from estate.order_events where order_id = $1 order by id', [
        order.id,
      ])
    ).rows
  return { shop, owner, order, handOver, eventsOf }
}

test('by its code, however it is typed, an order is handed over; by another it is not', async () => {
  const { shop, handOver, eventsOf } = await readyOrder()
  expect(await handOver({ code: '7K4-M2Q' })).toMatchObject({ status: 409, code: 'hand-over-code-wrong' })
  expect(await handOver({})).toMatchObject({ status: 400, errors: { code: expect.any(String) } })
  expect(await handOver({ code: ' 7k4 m2p ' })).toMatchObject({
    status: 200,
    data: { order: { fulfilment: 'DELIVERED' } },
  })
  expect(await handOver({ code: '7K4M2P' })).toMatchObject({ status: 409, code: 'order-move-illegal' })
  expect(await eventsOf()).toEqual([{ status: 'DELIVERED', detail: 'with-code' }])
  expect(await loggedChanges(shop, 'orders')).toMatchObject([{ after: { fulfilment: 'DELIVERED', handOver: 'CODE' } }])
})

test('without a code it needs a reason, which stays with the order and in the log', async () => {
  const { shop, handOver, eventsOf } = await readyOrder()
  expect((await handOver({ reason: 'Pièce d’identité vérifiée' })).status).toBe(200)
  expect(await eventsOf()).toEqual([{ status: 'DELIVERED', detail: 'Pièce d’identité vérifiée' }])
  const [logged] = await loggedChanges(shop, 'orders')
  expect(logged.after.handOver).toEqual({ reason: 'Pièce d’identité vérifiée' })
})

test('no other way marks as delivered what is fetched', async () => {
  const { owner, order } = await readyOrder()
  const payload = { status: 'DELIVERED' }
  const single = await owner.ask(`/admin/order/${order.id}/status`, { method: 'PUT', payload })
  expect(single).toMatchObject({ status: 409, code: 'hand-over-needed' })
  const several = await owner.ask('/admin/orders/status', { method: 'PUT', payload: { ids: [order.id], ...payload } })
  expect(several.data).toEqual({ moved: [], refused: [order.id] })
})

test('what is not ready, or goes by carrier, is not handed over', async () => {
  const { shop, handOver } = await readyOrder()
  const early = await insertOrder(shop.admin, { status: 'IN_PREPARATION', columns: COLLECTED })
  const parcel = await insertOrder(shop.admin, { status: 'SHIPPED', columns: { hand_over_code: '7K4M2P' } })
  for (const { id } of [early, parcel])
    expect(await handOver({ code: '7K4M2P' }, id)).toMatchObject({ status: 409, code: 'order-move-illegal' })
})

test('two at once: one hands it over', async () => {
  const { handOver, eventsOf } = await readyOrder()
  const answers = await Promise.all([handOver({ code: '7K4M2P' }), handOver({ code: '7K4M2P' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await eventsOf()).toHaveLength(1)
})

test('a code cannot be tried for long', async () => {
  const { handOver } = await readyOrder()
  for (let tries = 0; tries < 60; tries++) await handOver({ code: '000000' })
  expect((await handOver({ code: '7K4M2P' })).status).toBe(429)
})

test('its customer sees the code while it waits; the estate does not', async () => {
  const { shop, owner, order, handOver } = await readyOrder()
  const asked = async () => (await shop.app.inject({ url: `/api/order/${order.publicId}` })).json().data.order.delivery
  const shown = async () => (await asked()).handOverCode
  expect(await shown()).toBe('7K4-M2P')
  const drawn = qrModules('7K4-M2P')
  expect((await asked()).handOverQr).toEqual({ path: qrPath(drawn), side: drawn.length })
  for (const path of [`/order/${order.id}`, `/admin/orders/${order.id}`]) {
    const { data } = await owner.ask(path)
    expect(data.order.delivery).toMatchObject({ handOverCode: null, handOverQr: null })
  }
  await handOver({ code: '7K4M2P' })
  expect(await asked()).toMatchObject({ handOverCode: null, handOverQr: null })
})

test('a code that is typed finds its order, in this estate and while it waits', async () => {
  const { shop, owner, order } = await readyOrder()
  await insertOrder(shop.admin, { siteId: 3, status: 'READY_FOR_PICKUP', columns: COLLECTED })
  await insertOrder(shop.admin, { status: 'DELIVERED', columns: COLLECTED })
  const found = async (q: string) => (await owner.ask(`/admin/search?q=${q}`)).data.found.orders
  const listed = async (q: string) => (await owner.ask(`/admin/orders?search=${q}`)).data.orders
  for (const q of ['7K4M2P', '7k4-m2p']) {
    expect(await found(q)).toMatchObject([{ id: order.id }])
    expect(await listed(q)).toMatchObject([{ id: order.id }])
  }
  // A part of a code is none: nobody finds one letter by letter.
  expect(await found('7K4M2')).toEqual([])
  expect(await listed('7K4M2')).toEqual([])
})

test('codes are drawn by chance', async () => {
  const { shop } = await readyOrder()
  for (let at = 0; at < 20; at++) await insertOrder(shop.admin)
  const { rows } = await shop.admin.query('select hand_over_code as code from estate.orders')
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
})
