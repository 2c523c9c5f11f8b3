import { expect, test } from 'vitest'
import { expectBalanced } from '#tests/support/expect-balanced.ts'
import { finishWork } from '#tests/support/finish-work.ts'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { sellOrder } from '#tests/support/sold-order.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('an order tells what happened to its goods and money and by whom, its papers, mails and what can be done', async () => {
  const sold = await sellOrder({ goods: 'SHIPPED' })
  const { shop, order } = sold
  const owner = await enterOffice(shop)
  await shop.admin.query(`update estate.users set firstname = 'Anne', lastname = 'Perrin' where id = $1`, [owner.id])
  await sold.ask(`/order/${order.publicId}/question`, { payload: { message: 'Quand arrive-t-elle ?' } })
  await owner.ask(`/admin/order/${order.id}/refund`, {
    method: 'POST',
    payload: { lines: [{ line: 0, quantity: 1, isRestocked: false }], reason: 'Cassée' },
  })
  await finishWork(shop)
  const { status, data } = await owner.ask(`/admin/orders/${order.id}`)
  expect(status).toBe(200)
  const shown = data.order
  expect(shown).toMatchObject({ id: order.id, idUser: null, fulfilment: 'SHIPPED', money: 'PARTLY_REFUNDED' })
  expect(shown.goods.map(({ status: at, actor }: { status: string; actor: string }) => [at, actor])).toEqual([
    ['AWAITING_PAYMENT', 'CUSTOMER'],
    ['PAID', 'PAYMENT'],
    ['IN_PREPARATION', 'ADMIN'],
    ['SHIPPED', 'ADMIN'],
    ['PARTLY_REFUNDED', 'ADMIN'],
  ])
  expect(shown.goods.at(-1).who).toBe('Anne Perrin')
  expect(shown.moneyMoves.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
    ['PAYMENT', shown.total],
    ['REFUND', shown.refunded],
  ])
  expect(shown.payments).toMatchObject([{ status: 'SUCCEEDED', amount: shown.total, refunded: shown.refunded }])
  expect(shown.refunds).toMatchObject([
    { status: 'DONE', reason: 'Cassée', who: 'Anne Perrin', lines: [{ quantity: 1 }] },
  ])
  expect(shown.documents.map(({ isCreditNote }: { isCreditNote: boolean }) => isCreditNote)).toEqual([false, true])
  const paper = await owner.ask(shown.documents[0].path)
  expect(paper.status).toBe(200)
  expect(shown.mails.map(({ kind }: { kind: string }) => kind)).toContain('ORDER_CONFIRMED')
  expect(shown.messages).toMatchObject([{ text: 'Quand arrive-t-elle ?' }])
  expect(shown.moves).toEqual(['DELIVERED'])
  expect(shown.isRefundable).toBe(true)
  const logged = await loggedChanges(shop, 'orders')
  expect(logged.map(({ call }) => call)).toEqual(['changeOrderStatus', 'changeOrderStatus', 'refundOrder'])
  expect(logged[1]).toMatchObject({ before: { fulfilment: 'IN_PREPARATION' }, after: { fulfilment: 'SHIPPED' } })
  await expectBalanced(shop)
}, 60_000)

test('who may not see mails sees none here; who is not there for orders sees no order, by no call', async () => {
  const { shop, order } = await sellOrder({ goods: 'PAID' })
  const accountant = await enterOffice(shop, { role: 'ACCOUNTANT' })
  expect((await accountant.ask(`/admin/orders/${order.id}`)).data.order.mails).toEqual([])
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  expect((await editor.ask(`/admin/orders/${order.id}`)).status).toBe(403)
  expect((await editor.ask(`/order/${order.id}`)).status).toBe(404)
})

test('another estate’s order is as unknown as one that is not there', async () => {
  const { shop } = await sellOrder({ goods: 'PAID' })
  const owner = await enterOffice(shop)
  const foreign = await insertOrder(shop.admin, { siteId: 3 })
  for (const id of [foreign.id, 987_654])
    expect(await owner.ask(`/admin/orders/${id}`)).toMatchObject({ status: 404, code: 'thing-not-found' })
})
