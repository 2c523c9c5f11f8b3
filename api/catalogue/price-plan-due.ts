import type { DueHandler } from '#api/background/due-handler.ts'
import type { Change } from '#api/calls/handler.ts'
import { notePlannedChanges } from '#api/calls/note-changes.ts'
import { listPlanPrices, lockPricePlan, type PlanPrice } from '#db/queries/catalogue/price-plans.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { turnPricePlan } from './turn-price-plan.ts'

/** The hour of a change of prices has come, or the end of a reduction. */
export const handlePricePlan: DueHandler = async ({ subject, askedBy, now, transact }) => {
  const id = Number(subject)
  await transact(async (db) => {
    const plan = await lockPricePlan(db, id)
    if (!plan) return
    const before = await listPlanPrices(db, id)
    const state = await turnPricePlan(db, { id, now, askedBy })
    if (state === plan.state) return
    const changes: Change[] = [
      { thing: 'pricePlans', id, before: { state: plan.state }, after: { state } },
      ...pricesChanged(before, await listPlanPrices(db, id)),
    ]
    await notePlannedChanges(db, { call: 'pricePlans.turn', askedBy, now, changes })
  })
}

function pricesChanged(before: readonly PlanPrice[], after: readonly PlanPrice[]): Change[] {
  const beforeById = new Map(before.map((price) => [price.id, price]))
  return after.flatMap((price) => {
    const was = beforeById.get(price.id)
    const isSame = was?.priceCents === price.priceCents && was.finalCents === price.finalCents
    return was && !isSame ? [{ thing: 'declinations', id: price.id, before: told(was), after: told(price) }] : []
  })
}

function told({ priceCents, finalCents }: PlanPrice) {
  return { price: euros(cents(priceCents)), finalPrice: euros(cents(finalCents)) }
}
