import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt, askForLetters, confirmLetters, subscriptionRows } from '#tests/support/test-newsletters.ts'

test('whoever holds the token chooses without signing in', async () => {
  const shop = await createTestApp()
  await askForLetters(shop)
  const { token } = (await confirmLetters(shop)).json().data
  const path = `/newsletter/preferences/${token}`
  const choose = async (lists: number[]) =>
    (await askAt(shop, { method: 'PUT', path, payload: { lists } })).json().data.subscribed
  const [first, second] = (await askAt(shop, { path })).json().data.subscribed
  expect(await choose([second])).toEqual([second])
  expect(await choose([first, second])).toEqual([first, second])
  expect((await subscriptionRows(shop)).map(({ origin }) => origin)).toEqual(['SITE', 'SITE', 'PREFERENCES'])
  // A list that closes keeps its readers, and takes none back.
  await shop.admin.query('update estate.newsletter_lists set is_open = false where id = $1', [first])
  expect(await choose([first])).toEqual([first])
  expect(await choose([])).toEqual([])
  expect(await choose([first])).toEqual([])
})

test('a token of nobody changes nothing', async () => {
  const shop = await createTestApp()
  const path = `/newsletter/preferences/${'z'.repeat(43)}`
  expect((await askAt(shop, { method: 'PUT', path, payload: { lists: [] } })).json().code).toBe('newsletter-link-over')
})
