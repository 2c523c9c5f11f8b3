import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('whoever works in the back office looks at a drawing of the house before it is taken', async () => {
  const { app, signIn } = await createTestApp()
  const look = (name: string, authorization?: string) =>
    app.inject({ url: `/api/admin/engraving/${name}`, ...(authorization ? { headers: { authorization } } : {}) })
  const answer = await look('vigne', await signIn(1, 'ADMIN'))
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(answer.body).toMatch(/<svg/)
  expect((await look('..%2f..%2fpasswd', await signIn(1, 'ADMIN'))).statusCode).toBe(400)
  expect((await look('vigne')).statusCode).toBe(401)
})
