import { expect, test } from 'vitest'
import { heldTables } from '#db/queries/privacy/personal-data.ts'
import { asBrowser, cookiesOf } from '#tests/support/accounts.ts'
import { HER_VALUES, openShopWithPerson, ZENOBIE } from '#tests/support/known-person.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('an export holds everything that a person has left, and nothing of anybody else', async () => {
  const { shop, cookie } = await openShopWithPerson()
  const answer = await askAt(shop, { path: '/user/export', headers: { cookie } })
  const { address, coversAddress, parts } = answer.json().data
  expect([address, coversAddress]).toEqual([ZENOBIE.email, true])
  for (const value of HER_VALUES) expect(answer.body, value).toContain(value)
  const shown = heldTables().filter(([, { shows }]) => shows.length > 0)
  const empty = shown
    .map(([name]) => name)
    .filter((name) => !parts.some((part: { name: string }) => part.name === name))
  // Nobody has invited her to run the estate, and she was here a moment ago.
  expect(empty).toEqual(['invitations', 'inactivity_warnings'])
  expect(answer.body).not.toContain('jeanne.lebrun')
  expect(answer.body).not.toMatch(/argon2|token_hash|sealed/)
}, 60_000)

test('an account with somebody else’s address exports nothing that lies under it', async () => {
  const test = await createTestApp()
  const victim = { email: 'jeanne@example.org', firstname: 'Jeanne', lastname: 'Martin', message: 'secret-de-jeanne' }
  await askAt(test, { method: 'POST', path: '/message', payload: victim })
  const cookie = `token=${cookiesOf(await asBrowser(test).register()).token?.value}`
  const answer = await askAt(test, { path: '/user/export', headers: { cookie } })
  expect(answer.json().data.coversAddress).toBe(false)
  expect(answer.body).not.toContain('secret-de-jeanne')
})

test('looking is noted as a request that was answered at once, once a day', async () => {
  const test = await createTestApp()
  const cookie = `token=${cookiesOf(await asBrowser(test).register()).token?.value}`
  for (const _ of ['once', 'twice']) await askAt(test, { path: '/user/export', headers: { cookie } })
  const { requests } = (await askAt(test, { path: '/user/privacy-request', headers: { cookie } })).json().data
  expect(requests).toMatchObject([{ kind: 'ACCESS', origin: 'ACCOUNT', state: 'DONE', isOverdue: false }])
})
