import { insertQuote } from './insert-quote.ts'
import type { TestApp } from './test-app.ts'
import { insertOrder } from './test-order.ts'

/** What the demo has none of: an order, a quote, a customer of a group, a line in the log, an import, a past order, each at two estates. */
export async function furnishOffice({ admin, secrets }: Pick<TestApp, 'admin' | 'secrets'>): Promise<void> {
  for (const siteId of [1, 3]) {
    await insertOrder(admin, { siteId })
    await insertQuote({ admin, secrets }, { siteId })
    await admin.query(
      `insert into estate.messages (site_id, firstname, lastname, email, message, locale)
       values ($1, 'Ève', 'Martin', 'eve@example.org', 'Ouvrez-vous dimanche ?', 'fr')`,
      [siteId],
    )
    await admin.query(
      `insert into estate.audit_events (site_id, happened_at, user_id, network, call, thing, thing_id, after)
       values ($1, now(), 1, '127.0.0.0/24', 'test.furnish', 'tests', '1', '{"name": "Un essai"}')`,
      [siteId],
    )
    await admin.query(
      `insert into estate.imports (site_id, id, filename, kind, source, header, mapping, defaults, lines, created_at, changed_at)
       values ($1, 7000 + $1, 'vins.csv', 'STOCK', 'OTHER', '{Référence}', '["reference"]',
         '{"kind": "STILL", "vatRate": 20, "isShown": false}', 1, now(), now())`,
      [siteId],
    )
    await admin.query(
      `insert into estate.past_orders (site_id, id, reference, ordered_at, total_cents) values ($1, 7000 + $1, '1001', now(), 1200)`,
      [siteId],
    )
    await admin.query(
      `with made as (insert into estate.customer_groups (site_id, name) values ($1, 'Club') returning id)
       insert into estate.customer_group_members (site_id, group_id, user_id)
       select $1, made.id, users.id from made, estate.users where users.site_id = $1 and role = 'CUSTOMER'`,
      [siteId],
    )
  }
}
