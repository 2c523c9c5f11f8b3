import { daysLater } from '#rules/orders/order-times.ts'

/** How long what was removed can be brought back. */
export const TRASH_DAYS = 30

export function trashEnd(now: Date): Date {
  return daysLater(now, TRASH_DAYS)
}
