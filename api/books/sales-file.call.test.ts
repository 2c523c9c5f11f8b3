import { expect, test } from 'vitest'
import { openAccountedShop } from '#tests/support/accounted-shop.ts'

const rowsOf = (body: Buffer) => body.toString('utf8').replace('\uFEFF', '').trim().split('\r\n')

test('the journal of sales tells every paper by account, in the caller’s language', async () => {
  const { office, days, today } = await openAccountedShop()
  const [head, ...rows] = rowsOf((await office.ask(`/admin/accounts/sales-journal?${days}`)).body)
  expect(head).toBe('Date;Pièce;Compte;Intitulé;Libellé;Client;Débit (€);Crédit (€)')
  expect(rows[2]?.replace(/F\d{4}/, 'F')).toBe(`${today};F-000002;41100000;Clients;Facture;Jeanne Lebrun;47,85;0,00`)
  expect(rows.every((row) => row.startsWith(`${today};F`) || row.startsWith(`${today};A`))).toBe(true)
  const inEnglish = rowsOf(
    (await office.ask(`/admin/accounts/sales-journal?${days}`, { headers: { userlang: 'en' } })).body,
  )
  expect(inEnglish[0]).toBe('Date;Paper;Account;Account name;Entry;Customer;Debit (€);Credit (€)')
  expect(inEnglish[3]).toContain('Customers;Invoice;Jeanne Lebrun;47.85;0.00')
})

test('a name that a spreadsheet would take for a formula is told to be text', async () => {
  const { shop, office, days } = await openAccountedShop()
  await shop.admin.query(
    `update estate.invoices set content = jsonb_set(content, '{buyer,company}', '"=2+2"') where site_id = 1`,
  )
  const rows = rowsOf((await office.ask(`/admin/accounts/sales-journal?${days}`)).body)
  expect(rows[1]).toContain(`;'=2+2;`)
})
