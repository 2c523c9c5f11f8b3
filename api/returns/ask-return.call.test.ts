import { expect, test } from 'vitest'
import { signInAs } from '#tests/support/order-callers.ts'
import { askForReturn, mailsOf, readMail, sellOrder, takeReturn } from '#tests/support/sold-order.ts'
import { photograph } from '#tests/support/test-media.ts'

test('a return is asked for with its pieces and reasons; both sides are told', async () => {
  const sold = await sellOrder()
  const answer = await askForReturn(sold, { quantity: 2 })
  expect(answer.data.orderBack).toMatchObject({
    order: { id: sold.order.id, publicId: sold.order.publicId },
    state: 'ASKED',
    isWithdrawal: false,
    lines: [{ line: 0, quantity: 2, reason: 'DAMAGED', isFit: null }],
    events: [{ state: 'ASKED', actor: 'CUSTOMER' }],
  })
  expect((await mailsOf(sold)).slice(-2)).toEqual(['RETURN_STEP', 'RETURN_ASKED'])
  const mail = await readMail(sold, 'RETURN_STEP')
  expect(mail).toContain(`/order/${sold.order.publicId}/return/${answer.data.orderBack.id}`)
  expect(mail).toContain('2 × Cuvée d’essai')
})

test('never more than was sent, less what is refunded or on its way back already', async () => {
  const sold = await sellOrder()
  await askForReturn(sold, { quantity: 2 })
  const payload = { lines: [{ line: 0, quantity: 1, isRestocked: false }] }
  expect((await sold.asEstate(`/admin/order/${sold.order.id}/refund`, { payload })).status).toBe(200)
  expect((await askForReturn(sold, { quantity: 4 })).code).toBe('return-too-many')
  expect((await askForReturn(sold, { quantity: 3 })).status).toBe(200)
  expect((await askForReturn(sold, { quantity: 1 })).code).toBe('return-too-many')
})

test('pieces of a refused return can be asked for again', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold, { quantity: 6 })
  expect((await askForReturn(sold, { quantity: 1 })).code).toBe('return-too-many')
  const reason = { reason: 'La photographie manque.' }
  await sold.asEstate(`/admin/order-back/${id}/refuse`, { method: 'PUT', payload: reason })
  expect((await askForReturn(sold, { quantity: 6 })).status).toBe(200)
})

test('fifty at once for the same pieces: one wins', async () => {
  const sold = await sellOrder()
  const answers = await Promise.all(Array.from({ length: 50 }, () => askForReturn(sold, { quantity: 6 })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await sold.shop.admin.query('select from estate.returns')).rowCount).toBe(1)
})

test('the same form sent twice with its key is one return', async () => {
  const sold = await sellOrder()
  const payload = { lines: [{ line: 0, quantity: 1, reason: 'FAULTY' }] }
  const send = () =>
    sold.ask(`/order/${sold.order.publicId}/back-products`, { payload, headers: { 'idempotency-key': 'back-1' } })
  const [one, two] = [await send(), await send()]
  expect(two.data.orderBack.id).toBe(one.data.orderBack.id)
  expect((await sold.shop.admin.query('select from estate.returns')).rowCount).toBe(1)
})

test('what has not left, and what was wholly refunded, cannot come back', async () => {
  const inside = await sellOrder({ goods: 'IN_PREPARATION' })
  expect((await askForReturn(inside, { quantity: 1 })).code).toBe('return-not-possible')
  const refunded = await sellOrder({ goods: 'SHIPPED' })
  await refunded.asEstate(`/admin/order/${refunded.order.id}/refund`, { payload: { amount: 75 } })
  expect((await askForReturn(refunded, { quantity: 1 })).code).toBe('return-not-possible')
})

test('what is personal, and what is regretted too late, comes back only when it is damaged, wrong or faulty', async () => {
  const sold = await sellOrder()
  expect((await askForReturn(sold, { quantity: 1, reason: 'CHANGED_MIND' })).status).toBe(200)
  sold.clock.now = new Date(sold.clock.now.getTime() + 25 * 86_400_000)
  expect((await askForReturn(sold, { quantity: 1, reason: 'CHANGED_MIND' })).code).toBe('return-not-for-regret')
  expect((await askForReturn(sold, { quantity: 1, reason: 'FAULTY' })).status).toBe(200)
  const engraved = await sellOrder()
  await engraved.shop.admin.query(`update estate.order_lines set customizations = '[{"id": 1, "text": "Jeanne"}]'`)
  expect((await askForReturn(engraved, { quantity: 1, reason: 'CHANGED_MIND' })).code).toBe('return-not-for-regret')
  expect((await askForReturn(engraved, { quantity: 1 })).status).toBe(200)
})

test('an estate that takes no returns online says so', async () => {
  const sold = await sellOrder()
  await sold.asEstate('/admin/order-back-active', { method: 'PUT', payload: { isActive: false } })
  expect((await askForReturn(sold, { quantity: 1 })).code).toBe('returns-closed')
})

test('the same line twice is told next to its field', async () => {
  const sold = await sellOrder()
  const line = { line: 0, quantity: 1, reason: 'DAMAGED' }
  const answer = await sold.ask(`/order/${sold.order.publicId}/back-products`, { payload: { lines: [line, line] } })
  expect([answer.status, Object.keys(answer.errors)]).toEqual([400, ['lines']])
})

test('only for who may see the order', async () => {
  const sold = await sellOrder()
  const stranger = await signInAs(sold.shop, { siteId: 1, role: 'CUSTOMER' })
  const payload = { lines: [{ line: 0, quantity: 1, reason: 'DAMAGED' }] }
  const headers = { authorization: stranger.token }
  const answers = [
    await sold.ask(`/order/${sold.order.id}/back-products`, { payload, headers }),
    await sold.ask('/order/999999/back-products', { payload, headers }),
    await sold.ask(`/order/${sold.order.publicId}/back-products`, { payload, headers: { idsite: '3' } }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('order-not-found'))
})

test('photographs come along in a form, drawn anew; what is no photograph refuses all', async () => {
  const sold = await sellOrder()
  const base = await sold.shop.app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (files: readonly Uint8Array[]) => {
    const body = new FormData()
    body.append('lines', JSON.stringify([{ line: 0, quantity: 1, reason: 'DAMAGED' }]))
    for (const bytes of files) body.append('images', new Blob([Buffer.from(bytes)], { type: 'image/jpeg' }), 'a.jpg')
    const url = `${base}/api/order/${sold.order.publicId}/back-products`
    return (await fetch(url, { method: 'POST', body, headers: { idSite: '1' } })).json()
  }
  expect((await send([Buffer.from('<html>')])).code).toBe('file-not-a-picture')
  expect((await sold.shop.admin.query('select from estate.returns')).rowCount).toBe(0)
  const { data } = await send([await photograph(40, 30), await photograph(40, 30)])
  expect(data.orderBack.pictures).toHaveLength(2)
})
