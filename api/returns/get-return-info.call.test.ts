import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { returnWords } from '#words/returns/words.ts'

test('an estate takes returns, in the words of the product, until it says otherwise', async () => {
  const { app } = await createTestApp()
  const { info } = returnWords.fr
  expect((await app.inject({ url: '/api/order/back-products/is-active' })).json().data).toEqual({
    isActive: true,
    message: info.message,
    returnAskDescription: info.ask,
    labelSentDescription: info.labelSent,
    productReceivedDescription: info.received,
  })
})
