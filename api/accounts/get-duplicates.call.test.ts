import { expect, test } from 'vitest'
import { inSite } from '#db/site-db.ts'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

interface Person {
  email: string
  firstname?: string
  lastname?: string
  phone?: string | null
  postalCode?: string
  role?: string
  siteId?: number
}

async function add({ admin }: TestApp, person: Person): Promise<number> {
  const { email, firstname = 'Lise', lastname = 'Roy', phone = null, role = 'CUSTOMER', siteId = 1 } = person
  const { rows } = await admin.query(
    `insert into estate.users (site_id, email, role, firstname, lastname, phone) values ($1, $2, $3, $4, $5, $6)
     returning id`,
    [siteId, email, role, firstname, lastname, phone],
  )
  const { id } = rows[0]
  if (person.postalCode)
    await admin.query(
      `insert into estate.customer_addresses (site_id, user_id, firstname, lastname, company, address, address_part2,
         postal_code, city, country_id, is_delivery_default, is_billing_default, created_at)
       values ($1, $2, $3, $4, '', 'rue', '', $5, 'Ville', 250, false, false, now())`,
      [siteId, id, firstname, lastname, person.postalCode],
    )
  return id
}

test('one letter-box, one telephone, or one name at one postal code may be one person; nothing else is', async () => {
  const shop = await createTestApp()
  const own = await add(shop, { email: 'lise.roy@example.org', phone: '+33699887766', postalCode: '49400' })
  const both = await add(shop, { email: 'liseroy+vin@example.org', firstname: 'L.', phone: '+33699887766' })
  const named = await add(shop, { email: 'roy@example.net', lastname: 'ROY', postalCode: '49400' })
  await add(shop, { email: 'elsewhere@example.net', postalCode: '75001' })
  await add(shop, { email: 'lise.roy@example.net', firstname: 'Lison' })
  await add(shop, { email: 'l.iseroy@example.org', role: 'ADMIN', firstname: 'A' })
  await add(shop, { email: 'lise.roy@example.org', siteId: 3, phone: '+33699887766' })
  const { ask } = await enterOffice(shop)
  const { duplicates } = (await ask(`/admin/customer/${own}/duplicate`)).data
  expect(duplicates.map(({ id, reasons }: { id: number; reasons: string[] }) => [id, reasons])).toEqual([
    [both, ['mail', 'phone']],
    [named, ['name']],
  ])
  const listed = (await ask('/admin/customer?hasDuplicate=true&nbItem=100')).data.customers
  const ids = listed.map(({ id }: { id: number }) => id)
  expect(ids.toSorted((one: number, two: number) => one - two)).toEqual([own, both, named])
  const other = await enterOffice(shop, { siteId: 3 })
  expect((await other.ask(`/admin/customer/${own}/duplicate`)).status).toBe(404)
})

test('they are found by indexes, among however many customers', async () => {
  const shop = await createTestApp()
  await shop.admin.query(
    `insert into estate.users (site_id, email, role, firstname, lastname, phone)
     select 1, 'p' || n || '@example.net', 'CUSTOMER', 'F' || n, 'L' || n, '+336' || lpad(n::text, 8, '0')
     from generate_series(1, 5000) as n`,
  )
  await shop.admin.query('analyze estate.users')
  const plan = await inSite({ pool: shop.pool, siteId: 1 }, async (db) => {
    const { sql } = await import('kysely')
    const { rows } = await sql<
      Record<'QUERY PLAN', string>
    >`explain select id from users where mail_key = 'p7@example.net'
      union all select id from users where phone = '+33600000007'
      union all select id from users where name_key = 'l7 f7'`.execute(db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  for (const index of ['users_by_mail_key', 'users_by_phone', 'users_by_name_key']) expect(plan).toContain(index)
})
