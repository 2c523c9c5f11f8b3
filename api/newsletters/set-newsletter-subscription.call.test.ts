import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { mailRows } from '#tests/support/test-mails.ts'
import { askAt, confirmLetters, openAccount, subscriptionRows } from '#tests/support/test-newsletters.ts'

async function openShop() {
  const shop = await createTestApp()
  const { cookie } = await openAccount(shop)
  const lists = (await askAt(shop, { path: '/user/newsletter/lists' }))
    .json()
    .data.lists.map(({ id }: { id: number }) => id) as [number, number]
  const choose = async (...wished: number[]) =>
    (
      await askAt(shop, {
        method: 'PUT',
        path: '/user/newsletter/subscription',
        payload: { lists: wished },
        headers: { cookie },
      })
    ).json().data
  return { shop, cookie, lists, choose }
}

test('an address that is not confirmed is asked by a mail; confirmed, choices hold at once', async () => {
  const { shop, cookie, lists, choose } = await openShop()
  const [first, second] = lists
  expect(await choose(first)).toEqual({ lists: [], awaiting: [first] })
  expect(await subscriptionRows(shop)).toEqual([])
  await confirmLetters(shop, { cookie })
  expect(await choose(second)).toEqual({ lists: [second], awaiting: [] })
  expect(await choose(first, second)).toEqual({ lists: [first, second], awaiting: [] })
  expect(await choose()).toEqual({ lists: [], awaiting: [] })
  // What was agreed to and taken back stays as proof.
  const rows = await subscriptionRows(shop)
  expect(rows.map(({ list_id, origin }) => [list_id, origin])).toEqual([
    [first, 'ACCOUNT'],
    [second, 'ACCOUNT'],
    [first, 'ACCOUNT'],
  ])
  expect(rows.every(({ ended_at }) => ended_at !== null)).toBe(true)
})

test('choosing nothing, or a list of nobody, sends no mail', async () => {
  const { shop, choose } = await openShop()
  expect(await choose()).toEqual({ lists: [], awaiting: [] })
  expect(await choose(999_999)).toEqual({ lists: [], awaiting: [] })
  // Only what is sent for the account that was opened.
  expect((await mailRows(shop)).map(({ kind }) => kind)).toEqual(['EMAIL_CONFIRM'])
})

test('an address that is not shown to be one’s own is to be confirmed, whatever was confirmed before', async () => {
  const { shop, cookie, lists, choose } = await openShop()
  await choose(lists[0])
  await confirmLetters(shop, { cookie })
  await shop.admin.query(
    `update estate.users set email = 'other@example.org', email_confirmed_at = null where email = 'lise@example.org'`,
  )
  expect(await choose(lists[1])).toEqual({ lists: [], awaiting: [lists[1]] })
})
