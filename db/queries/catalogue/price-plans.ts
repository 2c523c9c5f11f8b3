import { sql } from 'kysely'
import type { DiscountType, PlanState } from '#contract/catalogue/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

interface NewPlan {
  startsAt: Date
  endsAt: Date | null
  discount: { type: DiscountType; amount: number } | null
  note: string
  now: Date
  lines: readonly { declinationId: number; oldCents: number; priceCents: number }[]
}

export async function addPricePlan(
  db: SiteDb,
  { startsAt, endsAt, discount, note, now, lines }: NewPlan,
): Promise<number> {
  const { id } = await db
    .insertInto('price_plans')
    .values({
      kind: discount ? 'DISCOUNT' : 'PRICE',
      starts_at: startsAt,
      ends_at: endsAt,
      discount_type: discount?.type ?? null,
      discount_amount: discount?.amount ?? null,
      note,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = lines.map(({ declinationId, oldCents, priceCents }) => ({
    plan_id: id,
    declination_id: declinationId,
    old_cents: oldCents,
    price_cents: priceCents,
  }))
  await db.insertInto('price_plan_lines').values(rows).execute()
  return id
}

export async function lockPricePlan(db: SiteDb, id: number) {
  return db.selectFrom('price_plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export type PricePlan = NonNullable<Awaited<ReturnType<typeof lockPricePlan>>>

export async function setPlanState(
  db: SiteDb,
  { id, state, discountId, now }: { id: number; state: PlanState; discountId: number | null; now: Date },
): Promise<void> {
  const change = { state, discount_id: discountId, changed_at: now }
  await db.updateTable('price_plans').set(change).where('id', '=', id).execute()
}

/** Its rows are locked as orders lock them, in the order of their ids. */
async function lockLines(db: SiteDb, planId: number): Promise<void> {
  await sql`
    select declinations.id from declinations
    join price_plan_lines on declination_id = declinations.id
    where plan_id = ${planId} order by declinations.id for no key update of declinations`.execute(db)
}

export interface PlanPrice {
  id: number
  priceCents: number
  finalCents: number
}

/** What its declinations cost now, with and without what is taken off; locked as orders lock them. */
export async function listPlanPrices(db: SiteDb, planId: number): Promise<PlanPrice[]> {
  await lockLines(db, planId)
  const { rows } = await sql<PlanPrice>`
    select t.id, coalesce(t.fixed_price_cents, products.price_cents) as "priceCents",
      reduced_cents(coalesce(t.fixed_price_cents, products.price_cents), discounts.type, discounts.amount)::integer as "finalCents"
    from price_plan_lines as lines
    join declinations t on t.site_id = lines.site_id and t.id = lines.declination_id
    join products on products.site_id = t.site_id and products.id = t.product_id
    left join discounts on discounts.site_id = t.site_id
      and discounts.id = coalesce(t.discount_id, products.discount_id) and discounts.detail_type = 'PRODUCT'
    where lines.plan_id = ${planId} order by t.id`.execute(db)
  return rows
}

/** Gives each of its declinations the price that was planned for it. */
export async function applyPrices(db: SiteDb, planId: number): Promise<void> {
  await lockLines(db, planId)
  await sql`
    update declinations set fixed_price_cents = lines.price_cents, version = version + 1
    from price_plan_lines as lines
    where lines.plan_id = ${planId} and lines.declination_id = declinations.id`.execute(db)
}

/** Gives each of its declinations the reduction that was planned; answers which one. */
export async function beginDiscount(db: SiteDb, plan: PricePlan): Promise<number> {
  const { id, discount_type, discount_amount } = plan
  if (!discount_type || !discount_amount) throw new Error(`Plan ${id} has no discount`)
  await lockLines(db, id)
  const discount = await db
    .insertInto('discounts')
    .values({ type: discount_type, amount: discount_amount })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    update declinations set discount_id = ${discount.id}, version = version + 1
    from price_plan_lines as lines
    where lines.plan_id = ${id} and lines.declination_id = declinations.id`.execute(db)
  return discount.id
}

/** Takes a reduction from whatever still has it. */
export async function takeDiscount(db: SiteDb, discountId: number): Promise<void> {
  await sql`select id from declinations where discount_id = ${discountId} order by id for no key update`.execute(db)
  await sql`update declinations set discount_id = null, version = version + 1 where discount_id = ${discountId}`.execute(
    db,
  )
  await sql`update products set discount_id = null, version = version + 1 where discount_id = ${discountId}`.execute(db)
}

export async function removeDiscount(db: SiteDb, discountId: number): Promise<void> {
  await db.deleteFrom('discounts').where('id', '=', discountId).execute()
}
