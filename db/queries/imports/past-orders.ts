import { type Insertable, sql } from 'kysely'
import type { PastOrder } from '#contract/imports/imports.ts'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { PastArticle } from '#rules/imports/order-line.ts'

interface NewPastOrder {
  order: Omit<Insertable<Tables['past_orders']>, 'site_id' | 'id'>
  articles: readonly PastArticle[]
}

/** Undefined when an order of this reference is there already. */
export async function addPastOrder(db: SiteDb, { order, articles }: NewPastOrder): Promise<number | undefined> {
  const made = await db
    .insertInto('past_orders')
    .values(order)
    .onConflict((conflict) => conflict.columns(['site_id', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return undefined
  const lines = articles.map(({ name, reference, quantity, totalCents }, position) => ({
    past_order_id: made.id,
    position,
    name,
    reference,
    quantity,
    total_cents: totalCents,
  }))
  if (lines.length > 0) await db.insertInto('past_order_lines').values(lines).execute()
  return made.id
}

export async function deletePastOrder(db: SiteDb, id: number): Promise<void> {
  await db.deleteFrom('past_orders').where('id', '=', id).execute()
}

export async function findPastOrder(db: SiteDb, id: number): Promise<PastOrder | undefined> {
  const { rows } =
    await sql<PastOrder>`select o.id, o.reference, to_json(o.ordered_at) as "orderedAt", o.status, o.email,
    o.firstname as "firstName", o.lastname as "lastName", o.user_id as "idUser",
    (o.total_cents / 100.0)::float8 as total, (o.shipping_cents / 100.0)::float8 as shipping, o.currency,
    (select coalesce(json_agg(json_build_object('name', l.name, 'reference', l.reference, 'quantity', l.quantity,
      'total', l.total_cents / 100.0) order by l.position), '[]')
      from past_order_lines l where l.site_id = o.site_id and l.past_order_id = o.id) as lines
    from past_orders o where o.id = ${id}`.execute(db)
  return rows[0]
}
