import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt, askForLetters, confirmLetters } from '#tests/support/test-newsletters.ts'

test('the token of the letters shows what its address receives, at its own estate only', async () => {
  const shop = await createTestApp()
  await askForLetters(shop)
  const { token } = (await confirmLetters(shop)).json().data
  const path = `/newsletter/preferences/${token}`
  const { email, lists, subscribed } = (await askAt(shop, { path })).json().data
  expect([email, subscribed]).toEqual(['lise@example.org', lists.map(({ id }: { id: number }) => id)])
  const elsewhere = await askAt(shop, { path, headers: { host: 'coteaux.localhost' } })
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([410, 'newsletter-link-over'])
  expect(elsewhere.json().code).toBe(
    (await askAt(shop, { path: `/newsletter/preferences/${'y'.repeat(43)}` })).json().code,
  )
})

test('a closed list is shown to who still receives it', async () => {
  const shop = await createTestApp()
  await askForLetters(shop)
  const { token } = (await confirmLetters(shop)).json().data
  await shop.admin.query('update estate.newsletter_lists set is_open = false where position = 1')
  expect((await askAt(shop, { path: `/newsletter/preferences/${token}` })).json().data.lists).toHaveLength(2)
})
