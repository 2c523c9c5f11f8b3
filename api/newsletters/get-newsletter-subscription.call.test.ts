import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt, askForLetters, confirmLetters, openAccount } from '#tests/support/test-newsletters.ts'

test('whoever opens an account with somebody else’s address learns nothing of what it receives', async () => {
  const shop = await createTestApp()
  await askForLetters(shop)
  await confirmLetters(shop)
  const { cookie } = await openAccount(shop)
  const answer = await askAt(shop, { path: '/user/newsletter/subscription', headers: { cookie } })
  expect(answer.json().data).toEqual({ email: 'lise@example.org', isProven: false, lists: [] })
})

test('a visitor has no subscription to look at', async () => {
  const answer = await askAt(await createTestApp(), { path: '/user/newsletter/subscription' })
  expect(answer.json().code).toBe('not-signed-in')
})
