import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { returnWords } from '#words/returns/words.ts'

test('the estate’s own words are said in their language, at their estate', async () => {
  const { app, signIn } = await createTestApp()
  const authorization = await signIn(1, 'ADMIN')
  const payload = { message: 'Un souci ?', labelSentDescription: 'Collez-la.' }
  const set = (headers: Record<string, string>) =>
    app.inject({ method: 'PUT', url: '/api/admin/order-back-text/fr', headers, payload })
  expect((await set({})).statusCode).toBe(401)
  expect((await set({ authorization: await signIn(1, 'CUSTOMER') })).statusCode).toBe(403)
  expect((await set({ authorization })).statusCode).toBe(200)
  const said = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/order/back-products/is-active', headers })).json().data
  expect(await said({})).toMatchObject({
    message: 'Un souci ?',
    labelSentDescription: 'Collez-la.',
    returnAskDescription: returnWords.fr.info.ask,
  })
  expect((await said({ userlang: 'en' })).message).toBe(returnWords.en.info.message)
  expect((await said({ idsite: '3' })).message).toBe(returnWords.fr.info.message)
})
