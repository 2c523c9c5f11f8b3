import { expect, test } from 'vitest'
import { openGuests } from '#tests/support/guest-orders.ts'

test('an order that the estate has joined is nobody’s again, once', async () => {
  const { shop, ask, customer, mail, taken } = await openGuests()
  const path = `/admin/customer/${customer}/guest-order`
  await ask(path, { method: 'POST', payload: { ids: [mail] } })
  const owner = async () =>
    (await shop.admin.query('select user_id from estate.orders where id = $1', [mail])).rows[0].user_id
  expect(await owner()).toBe(customer)
  expect((await ask(`${path}/${mail}`, { method: 'DELETE' })).status).toBe(200)
  expect(await owner()).toBe(null)
  expect(await ask(`${path}/${mail}`, { method: 'DELETE' })).toMatchObject({ status: 404, code: 'order-not-found' })
  // What its customer has bought signed in stays theirs.
  expect(await ask(`${path}/${taken}`, { method: 'DELETE' })).toMatchObject({ status: 404, code: 'order-not-found' })
})
