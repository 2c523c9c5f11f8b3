import { expect, test } from 'vitest'
import { MERGED_TABLES } from '#db/queries/accounts/merge-customers.ts'
import { asBrowser, cookiesOf } from '#tests/support/accounts.ts'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { openShopWithPerson, ZENOBIE } from '#tests/support/known-person.ts'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { fillCart, orderBody, postOrder } from '#tests/support/test-orders.ts'
import { openShop } from '#tests/support/test-shop.ts'

/** Tables with a row that names the account. */
async function tablesNaming({ admin }: TestApp, userId: number): Promise<string[]> {
  const { rows } = await admin.query(`select table_name as name from information_schema.columns
    where table_schema = 'estate' and column_name = 'user_id' order by 1`)
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await admin.query(`select from estate.${name} where user_id = $1`, [userId])
    if (rowCount) found.push(name)
  }
  return found
}

/** A second account of somebody, whose address is shown to be theirs. */
async function addProven(shop: TestApp, email = 'z.quatrepoint@example.org'): Promise<number> {
  const { rows } = await shop.admin.query(
    `insert into estate.users (site_id, email, role, firstname, lastname, email_confirmed_at)
     values (1, $1, 'CUSTOMER', 'Zénobie', 'Quatrepoint-Vasseur', now()) returning id`,
    [email],
  )
  return rows[0].id
}

test('every column that names an account or an address is decided on', async () => {
  const { admin } = await createTestApp()
  const { rows } = await admin.query(`select distinct table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'estate' and table_type = 'BASE TABLE'
      and (column_name = 'user_id' or column_name ~ 'email' or column_name = 'recipient')`)
  const undecided = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(MERGED_TABLES, name))
  // The account itself; what nobody reads but the accountant; and the estate's own.
  const known = ['users', 'invoice_archive', 'company_addresses', 'partners']
  expect(undecided.filter((name) => !known.includes(name))).toEqual([])
})

test('what the account that ends has goes over; what tells who did something stays; the books hold', async () => {
  const { shop, id: goes, cookie } = await openShopWithPerson()
  const owner = await enterOffice(shop)
  const stays = await addProven(shop)
  await shop.admin.query(
    `insert into estate.opened_bottles (site_id, user_id, declination_id, opened) values (1, $1, $2, 2)`,
    [stays, shop.bottle],
  )
  const orders = `select count(*)::int as n from estate.orders where site_id = 1 and user_id = $1`
  const before = await tablesNaming(shop, goes)
  expect(before).toContain('orders')
  const path = `/admin/customer/${stays}/merge`
  const summary = (await owner.ask(`${path}/${goes}`)).data
  expect(summary).toMatchObject({
    oldEmail: ZENOBIE.email,
    moved: { orders: 3, addresses: 1, notes: 1, newsletters: 1 },
  })
  const { data } = await owner.ask(path, { method: 'POST', payload: { idOther: goes } })
  expect(data).toEqual({ moved: summary.moved })

  const left = Object.entries(MERGED_TABLES).filter(([, { rows }]) => rows === 'left')
  const leftNames = left.map(([name]) => name)
  expect((await tablesNaming(shop, goes)).filter((name) => !leftNames.includes(name))).toEqual([])
  expect((await shop.admin.query(orders, [stays])).rows).toEqual([{ n: 3 }])
  const opened = await shop.admin.query('select opened from estate.opened_bottles where user_id = $1', [stays])
  expect(opened.rows).toEqual([{ opened: 3 }])
  const { customer } = (await owner.ask(`/admin/customer/${stays}`)).data
  expect(customer).toMatchObject({
    groups: [{ name: 'Amis' }],
    notes: [{ text: 'note-de-cliente' }],
    phone: ZENOBIE.phone,
  })
  expect(customer.addresses).toHaveLength(1)
  await expectBalanced(shop)

  // The one that ended is signed out and opens no more.
  const asked = await shop.app.inject({ url: '/api/user/address', headers: { cookie, host: 'localhost:3000' } })
  expect(asked.statusCode).toBe(401)
  expect((await asBrowser(shop).login({ email: ZENOBIE.email, password: ZENOBIE.password })).statusCode).toBe(401)
  expect((await owner.ask(`/admin/customer/${goes}`)).status).toBe(404)
}, 60_000)

test('both are told by mail, the log tells numbers only, and no consent goes over', async () => {
  const { shop, id: goes } = await openShopWithPerson()
  const owner = await enterOffice(shop)
  const stays = await addProven(shop)
  await owner.ask(`/admin/customer/${stays}/merge`, { method: 'POST', payload: { idOther: goes } })
  const { rows } = await shop.admin.query(
    `select recipient, facts ->> 'change' as change from estate.mails where kind = 'ACCOUNT_CHANGED'
     and facts ->> 'change' like 'MERGED%' order by id`,
  )
  expect(rows).toEqual([
    { recipient: 'z.quatrepoint@example.org', change: 'MERGED' },
    { recipient: ZENOBIE.email, change: 'MERGED_AWAY' },
  ])
  const [change] = await loggedChanges(shop, 'customers')
  expect(change).toMatchObject({ call: 'mergeCustomers', thing_id: String(stays), after: { merged: goes } })
  expect(JSON.stringify(change)).not.toContain('example.org')
  const subscriptions = await shop.admin.query(
    `select r.email, s.ended_at is null as "isOn" from estate.newsletter_subscriptions s
     join estate.newsletter_readers r on r.site_id = s.site_id and r.id = s.reader_id`,
  )
  expect(subscriptions.rows).toEqual([{ email: ZENOBIE.email, isOn: false }])
}, 60_000)

test('what lies under an address that nobody has shown to be theirs does not go over', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const stays = await addProven(shop)
  const { id: goes } = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  const { rows } = await shop.admin.query('select email from estate.users where id = $1', [goes])
  const guest = await insertOrder(shop.admin, { email: rows[0].email })
  await owner.ask(`/admin/customer/${stays}/merge`, { method: 'POST', payload: { idOther: goes } })
  const found = await shop.admin.query('select user_id from estate.orders where id = $1 and site_id = 1', [guest.id])
  expect(found.rows).toEqual([{ user_id: null }])
})

test('nobody gets another’s orders by an address that is not shown to be theirs; administrators and others’ customers never', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const proven = await addProven(shop)
  const { id: unproven } = await signInAs(shop, { siteId: 1, role: 'CUSTOMER' })
  const foreign = await signInAs(shop, { siteId: 3, role: 'CUSTOMER' })
  const merge = (id: number, idOther: number) =>
    owner.ask(`/admin/customer/${id}/merge`, { method: 'POST', payload: { idOther } })
  expect(await merge(unproven, proven)).toMatchObject({ status: 409, code: 'customer-unproven' })
  for (const [id, other] of [
    [proven, owner.id],
    [owner.id, proven],
    [proven, foreign.id],
    [foreign.id, proven],
    [proven, proven],
    [proven, 987_654],
  ] as const)
    expect(await merge(id, other), `${id} ${other}`).toMatchObject({ status: 404, code: 'user-not-found' })
  const { rows } = await shop.admin.query(
    `select id from estate.users where site_id = 1 and email = 'client@example.com'`,
  )
  expect(await merge(proven, rows[0].id)).toMatchObject({ status: 403, code: 'demo-account' })
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const payload = { idOther: unproven }
  expect((await editor.ask(`/admin/customer/${proven}/merge`, { method: 'POST', payload })).status).toBe(403)
})

test('an order that is placed at the same moment is theirs or is not there; of two merges one is done', async () => {
  const shop = await openShop()
  const owner = await enterOffice(shop)
  const browser = asBrowser(shop)
  for (let round = 0; round < 3; round++) {
    const stays = await addProven(shop, `stays${round}@example.org`)
    const signedUp = await browser.register({ email: `goes${round}@example.org` })
    const goes = signedUp.json().data.user.id
    const cookie = `token=${cookiesOf(signedUp).token?.value}`
    const headers = { cookie, host: 'localhost:3000', origin: 'http://localhost:3000' }
    const cart = await fillCart(shop, { lines: [[shop.bottle, 1]], headers })
    const merge = () => owner.ask(`/admin/customer/${stays}/merge`, { method: 'POST', payload: { idOther: goes } })
    const [placed, ...merged] = await Promise.all([
      postOrder(shop, { payload: orderBody(cart), headers }),
      merge(),
      merge(),
    ])
    expect(merged.map(({ status }) => status).sort()).toEqual([200, 404])
    const { rows } = await shop.admin.query('select user_id from estate.orders where site_id = 1 and cart_id = $1', [
      cart,
    ])
    const isPlaced = placed.statusCode === 200
    expect(rows.length === 0 || rows[0].user_id === stays || rows[0].user_id === null, placed.body).toBe(true)
    if (isPlaced) expect(rows).toHaveLength(1)
  }
  await expectBalanced(shop)
}, 60_000)
