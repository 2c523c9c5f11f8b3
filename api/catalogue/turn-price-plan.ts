import type { PlanState } from '#contract/catalogue/closed-sets.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import {
  applyPrices,
  beginDiscount,
  lockPricePlan,
  type PricePlan,
  removeDiscount,
  setPlanState,
  takeDiscount,
} from '#db/queries/catalogue/price-plans.ts'
import type { SiteDb } from '#db/site-db.ts'

/** Does what of a plan is due, and asks to be called again when the next comes; answers its state. */
export async function turnPricePlan(
  db: SiteDb,
  { id, now, askedBy }: { id: number; now: Date; askedBy: number | null },
): Promise<PlanState | null> {
  const plan = await lockPricePlan(db, id)
  if (!plan) return null
  const state = await turnOnce(db, { plan, now })
  const next = state === 'PLANNED' ? plan.starts_at : state === 'RUNNING' ? plan.ends_at : null
  if (next) await scheduleWork(db, { kind: 'PRICE_PLAN', subject: String(id), dueAt: next, askedBy })
  return state
}

interface Turn {
  plan: PricePlan
  now: Date
}

async function turnOnce(db: SiteDb, { plan, now }: Turn): Promise<PlanState> {
  const isDue = (moment: Date | null) => moment !== null && moment.getTime() <= now.getTime()
  if (plan.state === 'PLANNED' && isDue(plan.starts_at)) return beginPlan(db, { plan, now })
  if (plan.state === 'RUNNING' && isDue(plan.ends_at)) return endDiscount(db, { plan, now })
  return plan.state
}

async function beginPlan(db: SiteDb, { plan, now }: Turn): Promise<PlanState> {
  const { id, kind, ends_at } = plan
  // A server that was away for the whole of it gives no reduction that is over.
  const isOver = ends_at !== null && ends_at.getTime() <= now.getTime()
  if (kind === 'DISCOUNT' && !isOver) {
    await setPlanState(db, { id, state: 'RUNNING', discountId: await beginDiscount(db, plan), now })
    return 'RUNNING'
  }
  if (kind === 'PRICE') await applyPrices(db, id)
  await setPlanState(db, { id, state: 'DONE', discountId: null, now })
  return 'DONE'
}

/** Prices are again what they were without it. */
export async function endDiscount(db: SiteDb, { plan: { id, discount_id }, now }: Turn): Promise<PlanState> {
  if (discount_id !== null) await takeDiscount(db, discount_id)
  await setPlanState(db, { id, state: 'DONE', discountId: null, now })
  if (discount_id !== null) await removeDiscount(db, discount_id)
  return 'DONE'
}
