import { expect, test } from 'vitest'
import { signInAs } from '#tests/support/order-callers.ts'
import { sendPictures } from '#tests/support/send-pictures.ts'
import { sellOrder, takeReturn } from '#tests/support/sold-order.ts'
import { photograph } from '#tests/support/test-media.ts'

test('a photograph is read by its customer and the estate; to everyone else it is as if it had never been', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold)
  const sent = await sendPictures(sold, { id, files: [await photograph(40, 30)] })
  const [{ file }] = sent.data.orderBack.pictures
  const read = (order: string | number, headers: Record<string, string> = {}) =>
    sold.shop.app.inject({ url: `/api/order/${order}/back-products/${id}/file/${file}`, headers })
  const own = await read(sold.order.publicId)
  expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ])
  expect((await read(sold.order.id, { authorization: sold.estate })).statusCode).toBe(200)
  const stranger = await signInAs(sold.shop, { siteId: 1, role: 'CUSTOMER' })
  const neighbour = await sold.shop.signIn(3, 'ADMIN')
  const others = [
    await read(sold.order.id),
    await read(sold.order.id, { authorization: stranger.token }),
    await read('0'.repeat(32)),
    await read(sold.order.id, { authorization: neighbour, host: 'coteaux.localhost' }),
    await read(sold.order.publicId, { host: 'coteaux.localhost' }),
  ]
  expect(others.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(404))
  expect(new Set(others.map(({ body }) => body)).size).toBe(1)
})

test('a file of one return is not a file of another', async () => {
  const sold = await sellOrder()
  const [one, two] = [await takeReturn(sold, { quantity: 1 }), await takeReturn(sold, { quantity: 1 })]
  const sent = await sendPictures(sold, { id: one, files: [await photograph(40, 30)] })
  const [{ file }] = sent.data.orderBack.pictures
  const url = (id: number) => `/api/order/${sold.order.publicId}/back-products/${id}/file/${file}`
  expect((await sold.shop.app.inject({ url: url(one) })).statusCode).toBe(200)
  expect((await sold.shop.app.inject({ url: url(two) })).statusCode).toBe(404)
})
