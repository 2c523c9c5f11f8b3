import { expect, test } from 'vitest'
import { openAccountedShop } from '#tests/support/accounted-shop.ts'

test('VAT by month and rate is what invoices less credit notes declare; cards sold stand apart', async () => {
  const { shop, office, days, today } = await openAccountedShop()
  const { body } = await office.ask(`/admin/accounts/vat?${days}`)
  const [head, ...rows] = body.toString('utf8').replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe('Mois;Taux;Base HT (€);TVA (€);TTC (€)')
  const declared = await shop.admin.query(
    `select (part ->> 'rate')::float8 as rate, sum((part ->> 'net')::int * sign)::int as net,
       sum((part ->> 'vat')::int * sign)::int as vat, sum((part ->> 'gross')::int * sign)::int as gross
     from (select content, case series when 'INVOICE' then 1 else -1 end as sign from estate.invoices where site_id = 1) papers,
       jsonb_array_elements(content -> 'vat') part
     group by 1 order by 1 desc`,
  )
  const month = today.slice(0, 7)
  const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
  const names = ['20', '5,5', 'Cartes cadeaux vendues (hors champ, TVA à l’utilisation)']
  expect(rows).toEqual(
    declared.rows.map(({ net, vat, gross }, at) =>
      [month, names[at], amount(net), amount(vat), amount(gross)].join(';'),
    ),
  )
})
