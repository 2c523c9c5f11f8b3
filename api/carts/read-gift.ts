import type { Problem, Problems } from '#contract/basics/problems.ts'
import type { GiftWish } from '#contract/gift-cards/gift-cards.ts'
import { findGiftCardOffer } from '#db/queries/gift-cards/gift-cards.ts'
import type { SiteDb } from '#db/site-db.ts'
import { eurosToCents } from '#rules/basics/money.ts'
import { addDays, parisDay } from '#rules/basics/paris-time.ts'
import { MOST_DAYS_AHEAD } from '#rules/gift-cards/card-times.ts'

/** As it lies in the cart: a wish with its amount in cents, where one could be chosen. */
type CartGift = Omit<GiftWish, 'amount'> & { amountCents: number | null }

interface GiftRequest {
  offer: { id: number; isGiftCard: boolean }
  wish: GiftWish | null
  now: Date
}

/** What is said of a gift card, checked; null for anything that is none. */
export async function readGift(
  db: SiteDb,
  { offer, wish, now }: GiftRequest,
): Promise<{ gift: CartGift | null } | { problems: Problems }> {
  if (!offer.isGiftCard) return wish ? { problems: { gift: { problem: 'invalid' } } } : { gift: null }
  const range = await findGiftCardOffer(db, offer.id)
  const given = wish ?? { message: '' }
  const amountCents = range && given.amount != null ? eurosToCents(given.amount) : null
  const problems: Record<string, Problem> = {}
  if (range && amountCents === null) problems['gift.amount'] = { problem: 'required' }
  else if (range && amountCents !== null && amountCents < range.least_cents)
    problems['gift.amount'] = { problem: 'too-small', limit: range.least_cents / 100 }
  else if (range && amountCents !== null && amountCents > range.most_cents)
    problems['gift.amount'] = { problem: 'too-big', limit: range.most_cents / 100 }
  const today = parisDay(now)
  const sendOn = given.sendOn ?? null
  if (sendOn !== null && (sendOn < today || sendOn > addDays(today, MOST_DAYS_AHEAD)))
    problems['gift.sendOn'] = { problem: 'not-a-date' }
  if (Object.keys(problems).length > 0) return { problems }
  return { gift: { amountCents, recipient: given.recipient ?? null, message: given.message, sendOn } }
}
