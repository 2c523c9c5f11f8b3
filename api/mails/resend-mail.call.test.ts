import { expect, test } from 'vitest'
import { finishWork } from '#tests/support/finish-work.ts'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { mailRows, queueTestMail } from '#tests/support/test-mails.ts'
import { insertOrder } from '#tests/support/test-order.ts'

test('what has left leaves once more, as a mail of its own', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { id: orderId } = await insertOrder(shop.admin)
  const first = await queueTestMail(shop, { kind: 'ORDER_SHIPPED', mail: { facts: {}, orderId } })
  await finishWork(shop)
  const again = await owner.ask(`/admin/mail/${first}/resend`, { method: 'POST' })
  expect(again).toMatchObject({
    status: 200,
    data: { mail: { kind: 'ORDER_SHIPPED', idOrder: orderId, sentAt: null } },
  })
  await finishWork(shop)
  const rows = await mailRows(shop)
  expect(rows.map(({ sent_at }) => sent_at !== null)).toEqual([true, true])
  expect(new Set(rows.map(({ message_id }) => message_id)).size).toBe(2)
})

test('what still waits is tried at once, and is not doubled', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const { id: orderId } = await insertOrder(shop.admin)
  const id = await queueTestMail(shop, { kind: 'ORDER_SHIPPED', mail: { facts: {}, orderId } })
  await shop.admin.query(`update estate.mails set last_error = 'away', tries = 3 where id = $1`, [id])
  await shop.admin.query(`update platform.due_work set due_at = now() + interval '1 hour'`)
  const failed = async () => (await owner.ask('/admin/mail?hasFailed=true')).data.total
  expect(await failed()).toBe(1)
  expect(await owner.ask(`/admin/mail/${id}/resend`, { method: 'POST' })).toMatchObject({ data: { mail: { id } } })
  await finishWork(shop)
  expect(await mailRows(shop)).toMatchObject([{ id, last_error: null, sent_at: expect.any(Date) }])
  expect(await failed()).toBe(0)
})

test('another estate’s mail is not there, and an editor sends none', async () => {
  const shop = await createTestApp()
  const id = await queueTestMail(shop, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: '' }, siteId: 3 } })
  const resend = async (role: 'OWNER' | 'EDITOR') =>
    (await enterOffice(shop, { role })).ask(`/admin/mail/${id}/resend`, { method: 'POST' })
  expect(await resend('OWNER')).toMatchObject({ status: 404, code: 'mail-not-found' })
  expect(await resend('EDITOR')).toMatchObject({ status: 403 })
})
