import { expect, test } from 'vitest'
import { sellOrder, takeReturn } from '#tests/support/sold-order.ts'

test('one return by the link of its order; with another order’s it is unknown', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold, { state: 'LABEL_SENT' })
  const url = `/order/${sold.order.publicId}/back-products`
  expect((await sold.ask(`${url}/${id}`, { method: 'GET' })).data.orderBack).toMatchObject({
    id,
    state: 'LABEL_SENT',
    label: { url: 'https://example.com/l', file: null },
    events: [{ state: 'ASKED' }, { state: 'ACCEPTED', actor: 'ADMIN' }, { state: 'LABEL_SENT' }],
  })
  expect((await sold.ask(`${url}/${id + 1}`, { method: 'GET' })).code).toBe('return-not-found')
  const other = `/order/${'0'.repeat(32)}/back-products/${id}`
  expect((await sold.ask(other, { method: 'GET' })).code).toBe('return-not-found')
})
