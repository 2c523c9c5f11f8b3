import type { DueHandler } from '#api/background/due-handler.ts'
import { turnPricePlan } from './turn-price-plan.ts'

/** The hour of a change of prices has come, or the end of a reduction. */
export const handlePricePlan: DueHandler = async ({ subject, now, transact }) => {
  await transact((db) => turnPricePlan(db, { id: Number(subject), now }))
}
