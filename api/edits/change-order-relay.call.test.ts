import { expect, test } from 'vitest'
import { editOrder, seenOrder, setLyonPrice } from '#tests/support/edited-order.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { mailsOf, readMail, type SoldOrder, sellOrder } from '#tests/support/sold-order.ts'

interface Point {
  id: string
  name: string
  zipCode: string
  city: string
}

/** An order to the first access point of Tours, and those that are found like customers find them. */
async function sellToRelay(goods: 'UNPAID' | 'PAID' = 'PAID') {
  const sold = await sellOrder({ goods, shippingCents: 690 })
  const { admin, carrier } = sold.shop
  await admin.query(`update estate.carriers set delivery_type = 'PICKUP', relay_provider = 'BUILT_IN' where id = $1`, [
    carrier,
  ])
  const near = async (postalCode: string, city: string): Promise<Point[]> =>
    (await sold.ask('/relay/access-points', { payload: { idCarrier: carrier, postalCode, city } })).data.accessPoints
  const points = await near('37000', 'Tours')
  await admin.query(
    `update estate.orders set delivery_type = 'PICKUP', access_point = $1, delivery_address = null where id = $2`,
    [JSON.stringify(points[0]), sold.order.id],
  )
  return { ...sold, points, near }
}

const send = (sold: SoldOrder, given: object) => editOrder(sold, { part: 'relay', ...given })

test('an order goes to another access point of its network: papers, mail and history follow', async () => {
  const sold = await sellToRelay()
  const other = sold.points[1]
  expect((await send(sold, { idAccessPoint: other?.id })).data).toMatchObject({
    order: { id: sold.order.id },
    link: null,
  })
  const order = await seenOrder(sold)
  expect(order.delivery.accessPoint).toMatchObject({ id: other?.id, name: other?.name })
  expect(order.goods.at(-1)).toMatchObject({ detail: 'edited-relay' })
  expect(await readMail(sold, 'ORDER_EDITED')).toContain(other?.name)
  const headers = { authorization: sold.estate }
  const slip = await sold.shop.app.inject({ url: `/api/admin/order/${sold.order.id}/packing-slip`, headers })
  expect(readPdf(slip.rawPayload).text).toContain(other?.name)
  await expectBalanced(sold.shop)
})

test('what a farther point costs more is asked for by a link', async () => {
  const sold = await sellToRelay()
  await setLyonPrice(sold, 990)
  const [point] = await sold.near('69002', 'Lyon')
  const price = await sold.asEstate(`/admin/orders/${sold.order.id}/address-price?postalCode=${point?.zipCode}`, {
    method: 'GET',
  })
  expect(price.data.price).toEqual({ before: 6.9, after: 9.9 })
  expect((await send(sold, { idAccessPoint: point?.id, price: 'MORE' })).data.link).toMatchObject({ amount: 3 })
  expect((await mailsOf(sold)).slice(-2)).toEqual(['PAYMENT_REQUEST', 'ORDER_EDITED'])
  await expectBalanced(sold.shop)
})

test('a point that is unknown, full or of another network is refused, and so is an order that is brought to a door', async () => {
  const sold = await sellToRelay()
  for (const idAccessPoint of ['BUILT_IN:nowhere', 'OTHER:37000-1', '37000-1'])
    expect(await send(sold, { idAccessPoint })).toMatchObject({ status: 404, code: 'access-point-not-found' })
  const door = await sellOrder({ goods: 'PAID' })
  expect(await send(door, { idAccessPoint: sold.points[1]?.id })).toMatchObject({ code: 'order-edit-closed' })
})

test('of two editors the second is told, and what has left stays where it goes', async () => {
  const sold = await sellToRelay()
  const { version } = await seenOrder(sold)
  const [, one, two] = sold.points
  const answers = await Promise.all([
    send(sold, { version, idAccessPoint: one?.id }),
    send(sold, { version, idAccessPoint: two?.id }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await sold.moveTo('SHIPPED')
  expect(await send(sold, { idAccessPoint: one?.id })).toMatchObject({ status: 409, code: 'order-edit-closed' })
})
