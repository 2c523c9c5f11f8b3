import { expect, test } from 'vitest'
import { openGuests } from '#tests/support/guest-orders.ts'
import { loggedChanges } from '#tests/support/office.ts'

type Guests = Awaited<ReturnType<typeof openGuests>>

const join = ({ ask, customer }: Guests, ids: number[]) =>
  ask(`/admin/customer/${customer}/guest-order`, { method: 'POST', payload: { ids } })

const ownerOf = async ({ shop }: Guests, id: number): Promise<number | null> =>
  (await shop.admin.query('select user_id from estate.orders where id = $1', [id])).rows[0].user_id

test('orders become the customer’s with what was added to them; papers stay, both sides are told, the log tells numbers', async () => {
  const guests = await openGuests()
  const { shop, customer, mail, name, other, ask } = guests
  await shop.admin.query('update estate.orders set supplements = $1 where id = $2', [name, other])
  const content =
    'select count(*)::int as n, md5(string_agg(content::text, $1 order by number)) as said from estate.invoices'
  const before = (await shop.admin.query(content, [' '])).rows
  expect((await join(guests, [mail, name])).data).toEqual({ joined: 2 })
  expect(await Promise.all([mail, name, other].map((id) => ownerOf(guests, id)))).toEqual([
    customer,
    customer,
    customer,
  ])
  expect((await shop.admin.query(content, [' '])).rows).toEqual(before)
  const { rows } = await shop.admin.query(
    `select recipient, facts ->> 'change' as change from estate.mails where kind = 'ACCOUNT_CHANGED' order by id`,
  )
  expect(rows[0]).toEqual({ recipient: 'zoe.lemaire@example.org', change: 'ORDERS_JOINED' })
  expect(
    rows
      .slice(1)
      .map(({ recipient }) => recipient)
      .sort(),
  ).toEqual(['inconnu@example.net', 'zl@example.net', 'zoelemaire+vin@example.org'].sort())
  const [change] = await loggedChanges(shop, 'customers')
  expect(change).toMatchObject({ call: 'joinGuestOrders', after: { joinedOrders: [mail, name] } })
  expect(JSON.stringify(change)).not.toContain('example')
  const { customer: seen } = (await ask(`/admin/customer/${customer}`)).data
  expect(seen.orders.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([mail, name]))
  // Its customer is not told of it in the history.
  const order = (await ask(`/admin/orders/${name}`)).data.order
  expect(order.goods.at(-1)).toMatchObject({ detail: 'edited-joined' })
})

test('all of them or none: what an account has, what is unknown and what is another estate’s is refused', async () => {
  const guests = await openGuests()
  const { mail, taken, foreign } = guests
  for (const wrong of [taken, foreign, 999_999]) {
    expect(await join(guests, [mail, wrong])).toMatchObject({ status: 404, code: 'order-not-found' })
    expect(await ownerOf(guests, mail)).toBe(null)
  }
})

test('a customer whose address is not proven, and the demo’s people, get nothing', async () => {
  const guests = await openGuests()
  const { shop, customer, mail } = guests
  await shop.admin.query('update estate.users set email_confirmed_at = null where id = $1', [customer])
  expect(await join(guests, [mail])).toMatchObject({ code: 'customer-unproven' })
  const { rows } = await shop.admin.query(
    `select id from estate.users where site_id = 1 and email = 'client@example.com'`,
  )
  expect(await join({ ...guests, customer: rows[0].id }, [mail])).toMatchObject({ code: 'demo-account' })
  expect(await join({ ...guests, customer: 999_999 }, [mail])).toMatchObject({ code: 'user-not-found' })
})
