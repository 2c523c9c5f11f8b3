import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('the estate opens and closes returns; its neighbours stay as they are', async () => {
  const { app, signIn } = await createTestApp()
  const authorization = await signIn(1, 'ADMIN')
  const set = (payload: { isActive: boolean }, headers: Record<string, string> = { authorization }) =>
    app.inject({ method: 'PUT', url: '/api/admin/order-back-active', headers, payload })
  const isActive = async (idsite = '1') =>
    (await app.inject({ url: '/api/order/back-products/is-active', headers: { idsite } })).json().data.isActive
  expect((await set({ isActive: false }, {})).statusCode).toBe(401)
  await set({ isActive: false })
  expect([await isActive(), await isActive('3')]).toEqual([false, true])
  await set({ isActive: true })
  expect(await isActive()).toBe(true)
})
