import { expect, test } from 'vitest'
import { sellOrder, takeReturn } from '#tests/support/sold-order.ts'

async function labelled() {
  const sold = await sellOrder()
  const id = await takeReturn(sold, { state: 'ACCEPTED' })
  const base = await sold.shop.app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (bytes: string) => {
    const body = new FormData()
    body.append('image', new Blob([bytes]), 'étiquette.pdf')
    const headers = { idSite: '1', authorization: sold.estate }
    return (await fetch(`${base}/api/admin/order-back/${id}/label`, { method: 'POST', body, headers })).json()
  }
  return { sold, id, send }
}

test('a PDF is a label, and the customer opens it', async () => {
  const { sold, id, send } = await labelled()
  const { data } = await send('%PDF-1.7 label')
  const { file } = data.orderBack.label
  const url = `/api/order/${sold.order.publicId}/back-products/${id}/file/${file}`
  const read = await sold.shop.app.inject({ url })
  expect([read.statusCode, read.headers['content-type'], read.body]).toEqual([200, 'application/pdf', '%PDF-1.7 label'])
})

test('a page is no label, a link must be https, and nothing is nothing', async () => {
  const { sold, id, send } = await labelled()
  expect((await send('<html>')).code).toBe('file-not-a-label')
  const url = `/admin/order-back/${id}/label`
  for (const payload of [{}, { url: 'http://example.com' }, { url: 'javascript:alert(1)' }])
    expect((await sold.asEstate(url, { payload })).status).toBe(400)
  expect((await sold.asEstate(url, { payload: { url: 'https://example.com/a' } })).data.orderBack.state).toBe(
    'LABEL_SENT',
  )
})
