import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import type { InvoiceContent } from '#rules/invoices/invoice-content.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { insertOrder } from '#tests/support/test-order.ts'
import { findInvoice, issueInvoice, listInvoices } from './invoices.ts'

const issuedAt = new Date('2026-11-15T10:00:00Z')
const content = { locale: 'fr', totalCents: 7500, shipping: [] as InvoiceContent['shipping'] } as InvoiceContent

interface IssueOptions {
  orderId: number
  year?: number
  siteId?: number
  fails?: boolean
}

function issue({ pool }: TestDatabase, { orderId, year = 2026, siteId = 1, fails = false }: IssueOptions) {
  return inSite({ pool, siteId }, async (db) => {
    const invoice = { series: 'INVOICE', year, orderId, refundId: null, content, totalCents: 7500, issuedAt } as const
    const number = await issueInvoice(db, invoice)
    if (fails) throw new Error('rolled back')
    return number
  })
}

async function orders(
  database: TestDatabase,
  { count, siteId = 1 }: { count: number; siteId?: number },
): Promise<number[]> {
  const ids = []
  for (let at = 0; at < count; at += 1) ids.push((await insertOrder(database.admin, { siteId })).id)
  return ids
}

test('fifty at once, some of them rolled back, are numbered from one without a gap', async () => {
  const database = await createTestDatabase()
  const ids = await orders(database, { count: 50 })
  const issued = await Promise.all(
    ids.map((id, at) => issue(database, { orderId: id, fails: at % 4 === 3 }).catch((error: Error) => error.message)),
  )
  const numbers = issued.filter((one) => typeof one === 'number').sort((one, other) => one - other)
  expect(issued.filter((one) => one === 'rolled back')).toHaveLength(12)
  expect(numbers).toEqual(Array.from({ length: 38 }, (_, at) => at + 1))
  const { rows } = await database.admin.query(
    `select array_agg(number order by number) as kept, count(distinct order_id)::int as orders from estate.invoices`,
  )
  expect(rows[0]).toEqual({ kept: numbers, orders: 38 })
})

test('each year, each series and each estate counts for itself', async () => {
  const database = await createTestDatabase()
  const [one = 0, two = 0, three = 0] = await orders(database, { count: 3 })
  const [foreign = 0] = await orders(database, { count: 1, siteId: 3 })
  expect(await issue(database, { orderId: one })).toBe(1)
  expect(await issue(database, { orderId: two })).toBe(2)
  expect(await issue(database, { orderId: three, year: 2027 })).toBe(1)
  expect(await issue(database, { orderId: foreign, siteId: 3 })).toBe(1)
})

test('an order has one invoice, and a second try takes no number', async () => {
  const database = await createTestDatabase()
  const [one = 0, two = 0] = await orders(database, { count: 2 })
  await issue(database, { orderId: one })
  await expect(issue(database, { orderId: one })).rejects.toThrow(/one_invoice_an_order/)
  expect(await issue(database, { orderId: two })).toBe(2)
})

test('an issued invoice is neither changed nor deleted, and seen with its own order only', async () => {
  const database = await createTestDatabase()
  const [one = 0, two = 0] = await orders(database, { count: 2 })
  await issue(database, { orderId: one })
  const change = inSite({ pool: database.pool, siteId: 1 }, (db) =>
    db.updateTable('invoices').set({ total_cents: 1 }).execute(),
  )
  await expect(change).rejects.toThrow(/permission denied/)
  await expect(inSite({ pool: database.pool, siteId: 1 }, (db) => db.deleteFrom('invoices').execute())).rejects.toThrow(
    /permission denied/,
  )
  const number = { series: 'INVOICE', year: 2026, number: 1 } as const
  const [own, others, foreign, listed] = await Promise.all([
    inSite({ pool: database.pool, siteId: 1 }, (db) => findInvoice(db, { orderId: one, invoice: number })),
    inSite({ pool: database.pool, siteId: 1 }, (db) => findInvoice(db, { orderId: two, invoice: number })),
    inSite({ pool: database.pool, siteId: 3 }, (db) => findInvoice(db, { orderId: one, invoice: number })),
    inSite({ pool: database.pool, siteId: 1 }, (db) => listInvoices(db, one)),
  ])
  expect(own).toMatchObject({ number: 1, total_cents: 7500, content })
  expect([others, foreign]).toEqual([undefined, undefined])
  expect(listed).toHaveLength(1)
})
