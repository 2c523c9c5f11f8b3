import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { addBottle, fillCart } from '#tests/support/test-orders.ts'

const CODE = { code: ' vendange26 ', type: 'PERCENT', amount: 10 }

async function openOffice() {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const add = (given: object = {}) =>
    owner.ask('/admin/discount-code', { method: 'POST', payload: { ...CODE, ...given } })
  return { shop, owner, add }
}

test('a new code is written in capitals, and a cart takes it at once', async () => {
  const { shop, add } = await openOffice()
  const { status, data } = await add()
  expect(status).toBe(200)
  expect(data.discountCode).toMatchObject({
    code: 'VENDANGE26',
    amount: 10,
    least: 0,
    isValid: true,
    uses: 0,
    orders: 0,
  })
  const cart = await fillCart(shop, { lines: [[await addBottle(shop), 2]] })
  const payload = { discountCode: 'vendange26' }
  const taken = await shop.app.inject({ method: 'POST', url: `/api/cart/${cart}`, payload })
  expect(taken.json().data.discount, taken.body).toMatchObject({ code: 'VENDANGE26', amount: 2.5 })
})

test('what has come of a code is told: paid orders, what was given, what they brought', async () => {
  const { shop, owner, add } = await openOffice()
  const { id } = (await add()).data.discountCode
  const columns = { discount_code_id: id }
  await insertOrder(shop.admin, { discountCents: 750, discountCode: 'VENDANGE26', columns })
  await insertOrder(shop.admin, { discountCents: 750, columns: { ...columns, paid_at: null } })
  const { discountCode } = (await owner.ask(`/admin/discount-code/${id}`)).data
  expect(discountCode).toMatchObject({ orders: 1, given: 7.5, turnover: 67.5, lastUsedAt: expect.any(String) })
  const removed = await owner.ask(`/admin/discount-code/${id}`, { method: 'DELETE', payload: { version: 1 } })
  expect(removed).toMatchObject({ status: 409, code: 'still-used' })
})

test('what makes no sense is told beside its field', async () => {
  const { shop, owner, add } = await openOffice()
  const problems = async (given: object) => Object.keys((await add(given)).errors ?? {})
  expect(await problems({ amount: 101 })).toEqual(['amount'])
  expect(await problems({ amount: 0 })).toEqual(['amount'])
  expect(await problems({ code: 'a b' })).toEqual(['code'])
  expect(await problems({ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' })).toEqual(['endsAt'])
  const { id } = (await add()).data.discountCode
  expect(await problems({})).toEqual(['code'])
  await shop.admin.query('update estate.discount_codes set uses = 5 where id = $1', [id])
  const lowered = await owner.ask(`/admin/discount-code/${id}`, { method: 'PUT', payload: { maxUses: 4, version: 1 } })
  expect(Object.keys(lowered.errors)).toEqual(['maxUses'])
})
