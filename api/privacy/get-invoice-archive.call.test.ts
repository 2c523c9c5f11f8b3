import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { arrive, deleteAccount, openShopWithPerson } from '#tests/support/known-person.ts'
import { askAt } from '#tests/support/test-newsletters.ts'

test('the papers of who was forgotten stay as they were issued; accountants alone read them and are noted, and nobody changes them', async () => {
  const person = await openShopWithPerson()
  const { shop } = person
  await arrive(shop)
  const issued = await shop.admin.query('select content from estate.invoices order by series desc, number')
  await deleteAccount(person)
  const authorization = await shop.signIn(1, 'ADMIN')
  const read = async (token: string) =>
    (await askAt(shop, { path: '/admin/invoice-archive?nbItem=100', headers: { authorization: token } })).json()
  expect(await read(authorization)).toMatchObject({ success: false, code: 'accountants-only' })
  await shop.admin.query(`update estate.users set is_accountant = true where role = 'ADMIN'`)
  const { archivedInvoices, total } = (await read(authorization)).data
  // Three invoices and a credit note; a gift card's order has its paper too.
  expect(total).toBe(archivedInvoices.length)
  for (const { content } of archivedInvoices) expect(issued.rows).toContainEqual({ content })
  const { rows } = await shop.admin.query(`select call from estate.security_events where kind = 'archive-read'`)
  expect(rows).toEqual([{ call: 'getInvoiceArchive' }])
  expect((await read(await shop.signIn(1, 'CUSTOMER'))).code).toBe('not-allowed')
  const change = inSite({ pool: shop.pool, siteId: 1 }, (db) =>
    db.updateTable('invoice_archive').set({ total_cents: 1 }).execute(),
  )
  await expect(change).rejects.toThrow(/permission denied/)
}, 60_000)
