const DAY_MS = 86_400_000

/** How long a cart lies untouched before it is recalled. */
export const CART_REMINDER_MS = DAY_MS
const LONGEST_DELAY_DAYS = 365

/** When a review is asked for (ORDER_REVIEW_DELAY, in days); null when the estate asks for none. */
export function reviewRequestAt(deliveredAt: Date, delay: string | null): Date | null {
  const days = Number((delay ?? '').trim().replace(',', '.') || Number.NaN)
  if (!(days >= 0)) return null
  return new Date(deliveredAt.getTime() + Math.min(days, LONGEST_DELAY_DAYS) * DAY_MS)
}

interface RecalledCart {
  reminder_email: string | null
  ordered_at: Date | null
  reminded_at: Date | null
  changed_at: Date
}

/** What is to be done about a cart: nothing, its recall, or another look when it will have lain for a day. */
export function cartReminder(cart: RecalledCart, now: Date): 'never' | 'now' | Date {
  if (cart.reminder_email === null || cart.ordered_at !== null || cart.reminded_at !== null) return 'never'
  const dueAt = new Date(cart.changed_at.getTime() + CART_REMINDER_MS)
  return dueAt <= now ? 'now' : dueAt
}
