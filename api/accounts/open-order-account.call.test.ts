import { expect, test } from 'vitest'
import { asBrowser, cookiesOf, NEWCOMER } from '#tests/support/accounts.ts'
import { signInAs } from '#tests/support/order-callers.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { mailRows } from '#tests/support/test-mails.ts'
import { insertOrder, TEST_ADDRESS } from '#tests/support/test-order.ts'

const PASSWORD = { password: 'Trois-petits-chats' }
const GUEST = { email: 'jeanne@example.org', columns: { phone: '+33612345678', birthdate: '1984-05-12' } }

function open({ app }: TestApp, { publicId, payload = PASSWORD }: { publicId: string; payload?: object }) {
  return app.inject({ method: 'POST', url: `/api/order/${publicId}/account`, payload })
}

async function setParameter({ admin }: TestApp, { type, value }: { type: string; value: string }) {
  await admin.query('update estate.parameters set value = $2 where site_id = 1 and type = $1', [type, value])
}

test('a password opens the account: name, telephone, addresses and this order are its own, and one is in', async () => {
  const test = await createTestApp()
  const office = { ...TEST_ADDRESS, company: 'Halles et Fils', address: '3, rue du Louvre' }
  const columns = { ...GUEST.columns, billing_address: JSON.stringify(office) }
  const { id, publicId } = await insertOrder(test.admin, { ...GUEST, columns })
  const other = await insertOrder(test.admin, GUEST)
  const answer = await open(test, { publicId })
  expect(answer.statusCode).toBe(200)
  const { token, user } = answer.json().data
  expect(user).toMatchObject({ email: 'jeanne@example.org', firstname: 'Jeanne', lastname: 'Moreau', role: 'CUSTOMER' })
  expect(user.phone).toBe('+33612345678')
  const headers = { cookie: `token=${cookiesOf(answer).token?.value}` }
  const { addresses } = (await asBrowser(test).get('/user/address', headers)).json().data
  expect(addresses).toMatchObject([
    { address: '3, rue du Louvre', isBillingDefault: true, isDeliveryDefault: false },
    { address: '12, rue des Halles', isBillingDefault: false, isDeliveryDefault: true },
  ])
  const own = (number: number) => asBrowser(test).get(`/order/${number}`, { authorization: token })
  expect((await own(id)).statusCode).toBe(200)
  // Another order of the same address waits until the address is confirmed.
  expect((await own(other.id)).statusCode).toBe(404)
  expect((await mailRows(test)).map(({ kind }) => kind)).toEqual(['EMAIL_CONFIRM'])
})

test('one address is kept once', async () => {
  const test = await createTestApp()
  const { publicId } = await insertOrder(test.admin, GUEST)
  const { token } = (await open(test, { publicId })).json().data
  const { addresses } = (await asBrowser(test).get('/user/address', { authorization: token })).json().data
  expect(addresses).toMatchObject([{ isBillingDefault: true, isDeliveryDefault: true }])
})

test('an address that has an account is refused as registration refuses it, and its owner is told', async () => {
  const test = await createTestApp()
  await asBrowser(test).register()
  const { publicId } = await insertOrder(test.admin, { ...GUEST, email: NEWCOMER.email })
  const answer = await open(test, { publicId })
  const registered = await asBrowser(test).register()
  expect([answer.statusCode, answer.json().message]).toEqual([registered.statusCode, registered.json().message])
  expect(answer.json().code).toBe('email-taken')
  expect(cookiesOf(answer)).toEqual({})
  expect((await mailRows(test)).map(({ kind }) => kind)).toContain('EMAIL_TAKEN')
})

test('only who holds the order’s secret can, and only of an order that nobody has', async () => {
  const test = await createTestApp()
  const buyer = await signInAs(test, { siteId: 1, role: 'CUSTOMER' })
  const owned = await insertOrder(test.admin, { userId: buyer.id })
  const cancelled = await insertOrder(test.admin, { ...GUEST, status: 'CANCELLED' })
  const foreign = await insertOrder(test.admin, { ...GUEST, siteId: 2 })
  for (const publicId of ['0'.repeat(32), owned.publicId, cancelled.publicId, foreign.publicId]) {
    expect((await open(test, { publicId })).json().code).toBe('order-not-found')
  }
  expect((await open(test, { publicId: String(owned.id) })).statusCode).toBe(400)
})

test('a poor password is told, and a birth date where the estate asks for one that the order has not', async () => {
  const test = await createTestApp()
  await setParameter(test, { type: 'BLOCK_MINORS_FROM_REGISTERING', value: 'true' })
  const { publicId } = await insertOrder(test.admin, { email: GUEST.email })
  const refused = await open(test, { publicId, payload: { password: 'azerty' } })
  expect(Object.keys(refused.json().errors)).toEqual(['password', 'birthdate'])
  const young = await open(test, { publicId, payload: { ...PASSWORD, birthdate: '2020-01-01' } })
  expect(Object.keys(young.json().errors)).toEqual(['birthdate'])
  expect((await open(test, { publicId, payload: { ...PASSWORD, birthdate: '1984-05-12' } })).statusCode).toBe(200)
})

test('what the estate does not ask for is not kept, nor a telephone that its accounts may not have', async () => {
  const test = await createTestApp()
  await setParameter(test, { type: 'BLOCK_MINORS_FROM_REGISTERING', value: 'false' })
  await setParameter(test, { type: 'ASK_BIRTHDATE_AT_REGISTER', value: 'false' })
  await setParameter(test, { type: 'ALLOW_ONLY_MOBILE_PHONE', value: 'true' })
  const columns = { phone: '+33241000000', birthdate: '1984-05-12' }
  const { publicId } = await insertOrder(test.admin, { ...GUEST, columns })
  expect((await open(test, { publicId })).json().data.user).toMatchObject({ phone: null, birthdate: null })
})
