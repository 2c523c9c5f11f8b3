import { lockUsableCards } from '#db/queries/gift-cards/gift-cards.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type CardShare, payWithCards } from '#rules/gift-cards/card-shares.ts'
import { hashTypedCode } from './card-secrets.ts'

interface CardPayment {
  /** As they were typed, in the order in which they are to pay. */
  codes: readonly string[]
  /** What cards may pay of the order: a card does not buy a card. */
  payableCents: number
  now: Date
}

/** What each card pays; the cards are locked until the end, so that what they have now they have then. */
export async function shareCards(
  db: SiteDb,
  { codes, payableCents, now }: CardPayment,
): Promise<{ shares: CardShare[] } | { refusal: 'gift-card-unknown' }> {
  const hashes = codes.map(hashTypedCode)
  const known = [...new Map(hashes.flatMap((hash) => (hash ? [[hash.toString('hex'), hash] as const] : []))).values()]
  const cards = await lockUsableCards(db, { hashes: known, now })
  if (hashes.includes(null) || cards.length < known.length) return { refusal: 'gift-card-unknown' }
  const inOrder = known.flatMap((hash) => cards.filter((card) => hash.equals(Buffer.from(card.code_hash))))
  const funds = inOrder.map(({ id, balance_cents, held_cents }) => ({ id, free: balance_cents - held_cents }))
  return { shares: payWithCards(payableCents, funds).shares }
}
