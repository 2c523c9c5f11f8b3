import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { asBrowser, cookiesOf } from '#tests/support/accounts.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { filesWith, tablesWith } from '#tests/support/find-traces.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { arrive, deleteAccount, HER_VALUES, openShopWithPerson, ZENOBIE } from '#tests/support/known-person.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('after deletion nothing of the person is found anywhere but in the archive of invoices', async () => {
  const person = await openShopWithPerson()
  const { shop, files, log } = person
  await arrive(shop)
  // The search itself finds: each of her values is somewhere before.
  for (const value of HER_VALUES) expect(await tablesWith(shop.admin, value), value).not.toEqual([])
  expect([filesWith(shop.mailFolder, ZENOBIE.email).length > 0, files.size]).toEqual([true, 4])
  const answer = await deleteAccount(person)
  expect([answer.statusCode, answer.json().data]).toEqual([200, { isDeleted: true, coversAddress: true }])
  expect(cookiesOf(answer).token?.value).toBe('')
  await finishWork(shop)

  const found = []
  for (const value of HER_VALUES) {
    const tables = await tablesWith(shop.admin, value)
    found.push(...tables.filter((name) => name !== 'estate.invoice_archive').map((name) => `${value} in ${name}`))
    found.push(...filesWith(shop.mailFolder, value))
    if (log.join('').includes(value)) found.push(`${value} in the log`)
  }
  expect(found).toEqual([])
  expect(files.size).toBe(0)
  expect(await tablesWith(shop.admin, 'Mirabelles-Bleues')).toEqual(['estate.invoice_archive'])
  // The books still add up.
  await expectBalanced(shop)
}, 60_000)

test('what the estate reads of an order afterwards has a total and no name', async () => {
  const person = await openShopWithPerson()
  const { shop } = person
  await arrive(shop)
  await deleteAccount(person)
  const authorization = await shop.signIn(1, 'ADMIN')
  const { rows } = await shop.admin.query(
    `select id from estate.orders where email = 'nobody@erased.invalid' order by id`,
  )
  expect(rows).toHaveLength(3)
  for (const { id } of rows) {
    const order = (await askAt(shop, { path: `/order/${id}`, headers: { authorization } })).json()
    expect(order.success, JSON.stringify(order)).toBe(true)
    expect(order.data.order).toMatchObject({ firstname: '', lastname: '', phone: '' })
    expect(order.data.order.total).toBeGreaterThan(0)
    const path = `/order/${id}/invoice/${order.data.order.invoice}/text`
    const paper = await askAt(shop, { path, headers: { authorization } })
    expect([paper.statusCode, paper.body.includes('Quatrepoint')], paper.body).toEqual([200, false])
  }
}, 60_000)

test('an order under way or money owed keeps the account, and says why; nothing is changed', async () => {
  const person = await openShopWithPerson()
  const { shop, id } = person
  const underWay = await deleteAccount(person)
  expect([underWay.statusCode, underWay.json().code]).toEqual([409, 'order-under-way'])
  await arrive(shop)
  await shop.admin.query(`update estate.refunds set status = 'ASKED'`)
  expect((await deleteAccount(person)).json().code).toBe('money-owed')
  const { rows } = await shop.admin.query('select email from estate.users where site_id = 1 and id = $1', [id])
  expect(rows).toEqual([{ email: ZENOBIE.email }])
  expect((await shop.admin.query('select from estate.invoice_archive')).rowCount).toBe(0)
}, 60_000)

test('a wrong password deletes nothing, and counts like any other try', async () => {
  const test = await createTestApp()
  const signedUp = await asBrowser(test).register()
  const cookie = `token=${cookiesOf(signedUp).token?.value}`
  const remove = (password: string) =>
    askAt(test, { method: 'DELETE', path: '/user', payload: { password }, headers: { cookie } })
  const statuses = []
  for (let at = 0; at < 12; at++) statuses.push((await remove('not-this-one')).statusCode)
  expect([statuses[0], statuses.at(-1)]).toEqual([403, 429])
  expect((await askAt(test, { path: '/user', headers: { cookie } })).json().data.user).not.toBeNull()
})

test('who runs the site, and the people of the demo, are not deleted by a click', async () => {
  const test = await createTestApp()
  const remove = async (email: string) => {
    const signedIn = await asBrowser(test).login({ email, password: DEMO_PASSWORD })
    const cookie = `token=${cookiesOf(signedIn).token?.value}`
    const payload = { password: DEMO_PASSWORD }
    return (await askAt(test, { method: 'DELETE', path: '/user', payload, headers: { cookie } })).json().code
  }
  expect(await remove('client@example.com')).toBe('demo-account')
  await test.admin.query(`update estate.users set email = 'paul@example.org' where email = 'admin@example.com'`)
  expect(await remove('paul@example.org')).toBe('account-kept')
})

test('an address that the account has not shown to be its own keeps what was left under it', async () => {
  const test = await createTestApp()
  const victim = { email: 'jeanne@example.org', firstname: 'Jeanne', lastname: 'Martin', message: 'mine' }
  await askAt(test, { method: 'POST', path: '/message', payload: victim })
  const signedUp = await asBrowser(test).register()
  const cookie = `token=${cookiesOf(signedUp).token?.value}`
  const payload = { password: 'Trois-petits-chats' }
  const answer = await askAt(test, { method: 'DELETE', path: '/user', payload, headers: { cookie } })
  expect(answer.json().data).toEqual({ isDeleted: true, coversAddress: false })
  expect((await test.admin.query('select from estate.messages')).rowCount).toBe(1)
  const { rows } = await test.admin.query('select kind, origin, email, user_id, state from estate.privacy_requests')
  expect(rows).toEqual([{ kind: 'DELETION', origin: 'ACCOUNT', email: null, user_id: null, state: 'DONE' }])
})
