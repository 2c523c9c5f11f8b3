import { expect, test } from 'vitest'
import { postPictures, sendPictures } from '#tests/support/send-pictures.ts'
import { sellOrder, takeReturn } from '#tests/support/sold-order.ts'
import { photograph } from '#tests/support/test-media.ts'

test('five in all, however they are sent', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold)
  const picture = await photograph(40, 30)
  expect((await sendPictures(sold, { id, files: [picture, picture] })).status).toBe(200)
  const answers = await Promise.all([1, 2].map(() => sendPictures(sold, { id, files: [picture, picture] })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await sendPictures(sold, { id, files: [picture, picture] })).code).toBe('too-many-pictures')
})

test('nothing, what is no picture, and a return that is over are refused', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold, { state: 'RECEIVED' })
  expect((await sendPictures(sold, { id, files: [new Uint8Array()] })).status).toBe(400)
  expect((await sendPictures(sold, { id, files: [Buffer.from('%PDF-1.7')] })).code).toBe('file-not-a-picture')
  expect((await sendPictures(sold, { id, files: [await photograph(40, 30)] })).code).toBe('return-move-illegal')
  expect((await sendPictures(sold, { id: id + 9, files: [await photograph(40, 30)] })).code).toBe('return-not-found')
})

test('a form without a script is led back to its page, with what was refused', async () => {
  const sold = await sellOrder()
  const id = await takeReturn(sold)
  const headers = { accept: 'text/html,application/xhtml+xml' }
  const page = `/order/${sold.order.publicId}/return/${id}`
  const done = await postPictures(sold, { id, files: [await photograph(40, 30)], headers })
  expect([done.statusCode, done.headers.location]).toEqual([303, page])
  const refused = await postPictures(sold, { id, files: [Buffer.from('no')], headers: { ...headers, userlang: 'en' } })
  expect(refused.headers.location).toBe(`/en${page}?refused=file-not-a-picture`)
})
