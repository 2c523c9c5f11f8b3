import { CART_REMINDER_MS } from '#rules/mails/reminders.ts'

const DAY_MS = 86_400_000
const EMPTY_DAYS = 3
/** Whoever was recalled, or thinks a cellar over until the next pay day, finds the cart as it was. */
const FILLED_DAYS = 30

/** Since when nobody may have touched a guest's cart for it to be forgotten, whether it is empty or not. */
export function forgottenCarts(now: Date): { emptyBefore: Date; filledBefore: Date } {
  return {
    emptyBefore: new Date(now.getTime() - EMPTY_DAYS * DAY_MS),
    filledBefore: new Date(now.getTime() - CART_REMINDER_MS - FILLED_DAYS * DAY_MS),
  }
}
