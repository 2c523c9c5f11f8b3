import { expect, test } from 'vitest'
import { invoiceSheet } from '#api/invoices/invoice-sheet.ts'
import { scheduleReviewRequest } from '#api/orders/schedule-review-request.ts'
import { listInvoices } from '#db/queries/invoices/invoices.ts'
import { inSite } from '#db/site-db.ts'
import { sheetLook } from '#rules/catalogue/technical-sheet.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { issueTestInvoice } from '#tests/support/test-invoices.ts'
import { composeTestMail, queueTestMail } from '#tests/support/test-mails.ts'
import { insertOrder } from '#tests/support/test-order.ts'

function set(
  { admin }: TestDatabase,
  { type, value, siteId = 1 }: { type: string; value: string | null; siteId?: number },
) {
  return admin.query('update estate.parameters set value = $3 where site_id = $1 and type = $2', [siteId, type, value])
}

async function senderOf(database: TestDatabase, siteId: number) {
  const id = await queueTestMail(database, { kind: 'EMAIL_TAKEN', mail: { facts: { firstname: '' }, siteId } })
  const { from, replyTo } = await composeTestMail(database, { id, siteId })
  return { from, replyTo: replyTo?.address }
}

test('MAIL_SENDER_NAME and MAIL_SENDER_ADDRESS say whom mails come from, at their estate only', async () => {
  const database = await createTestDatabase()
  const company = { name: 'Domaine de la Roche-Perrine', address: 'roche-perrine@example.com' }
  const neighbour = await senderOf(database, 3)
  expect(await senderOf(database, 1)).toEqual({ from: company, replyTo: company.address })
  await set(database, { type: 'MAIL_SENDER_NAME', value: 'La cave' })
  expect((await senderOf(database, 1)).from).toEqual({ ...company, name: 'La cave' })
  await set(database, { type: 'MAIL_SENDER_ADDRESS', value: 'envoi@mails.example' })
  expect(await senderOf(database, 1)).toEqual({
    from: { name: 'La cave', address: 'envoi@mails.example' },
    replyTo: company.address,
  })
  await set(database, { type: 'MAIL_SENDER_ADDRESS', value: 'no address at all' })
  expect((await senderOf(database, 1)).from.address).toBe(company.address)
  expect(await senderOf(database, 3)).toEqual(neighbour)
})

test('BALANCE_PAYMENT_CONDITIONS stands on the invoices that are issued from then on', async () => {
  const database = await createTestDatabase()
  const house = { look: sheetLook(parameterValues([]), []), logo: null }
  const mentions = async () => {
    const { id } = await insertOrder(database.admin)
    await issueTestInvoice(database, { orderId: id })
    const [invoice] = await inSite({ pool: database.pool, siteId: 1 }, (db) => listInvoices(db, id))
    return invoice ? invoiceSheet(invoice, house).mentions : []
  }
  expect(await mentions()).not.toContain('Mot-rare-12')
  await set(database, { type: 'BALANCE_PAYMENT_CONDITIONS', value: 'Mot-rare-12' })
  expect(await mentions()).toContain('Mot-rare-12')
})

test('ORDER_REVIEW_DELAY says when a review is asked for, and unset asks for none', async () => {
  const database = await createTestDatabase()
  const deliveredAt = new Date('2026-11-15T10:00:00Z')
  const dueAt = async () => {
    const { id } = await insertOrder(database.admin, { status: 'DELIVERED' })
    await inSite({ pool: database.pool, siteId: 1 }, (db) => scheduleReviewRequest(db, { orderId: id, deliveredAt }))
    const { rows } = await database.admin.query('select due_at from platform.due_work where subject = $1', [String(id)])
    return rows.map(({ due_at }) => due_at.toISOString())
  }
  await set(database, { type: 'ORDER_REVIEW_DELAY', value: null })
  expect(await dueAt()).toEqual([])
  await set(database, { type: 'ORDER_REVIEW_DELAY', value: '12' })
  expect(await dueAt()).toEqual(['2026-11-27T10:00:00.000Z'])
})
