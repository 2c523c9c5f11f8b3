import type { Handler } from '#api/calls/handler.ts'
import type { endPricePlan } from '#contract/catalogue/prices.ts'
import { cancelWork } from '#db/queries/basics/due-work.ts'
import { lockPricePlan, setPlanState } from '#db/queries/catalogue/price-plans.ts'
import { endDiscount } from './turn-price-plan.ts'

export const handleEndPricePlan: Handler<typeof endPricePlan> = async ({ params: { id } }, { db, now }) => {
  const plan = await lockPricePlan(db, id)
  if (!plan) return { refusal: 'thing-not-found' }
  if (plan.state === 'DONE' || plan.state === 'CANCELLED') return { refusal: 'price-plan-over' }
  const isRunning = plan.state === 'RUNNING'
  if (isRunning) await endDiscount(db, { plan, now })
  else await setPlanState(db, { id, state: 'CANCELLED', discountId: null, now })
  await cancelWork(db, { kind: 'PRICE_PLAN', subject: String(id) })
  const state = isRunning ? 'DONE' : 'CANCELLED'
  const changes = [{ thing: 'pricePlans', id, before: { state: plan.state }, after: { state } }]
  return { value: { id, state }, changes }
}
