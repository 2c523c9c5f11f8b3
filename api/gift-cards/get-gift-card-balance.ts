import type { Handler } from '#api/calls/handler.ts'
import { countCodeTry, takeCodeTryBack } from '#api/carts/code-tries.ts'
import type { getGiftCardBalance } from '#contract/gift-cards/gift-cards.ts'
import { findUsableCard } from '#db/queries/gift-cards/gift-cards.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { hashTypedCode } from './card-secrets.ts'

/** Wrong codes are counted in a transaction of their own: a refusal would take the count back. */
export const handleGetGiftCardBalance: Handler<typeof getGiftCardBalance> = async ({ body }, parts) => {
  const waitSeconds = await parts.transact((db) => countCodeTry({ ...parts, db }))
  if (waitSeconds !== null) return { refusal: 'too-many-requests', retryAfterSeconds: waitSeconds }
  const hash = hashTypedCode(body.code)
  const card = hash && (await findUsableCard(parts.db, { hash, now: parts.now }))
  if (!card) return { refusal: 'gift-card-unknown' }
  await takeCodeTryBack(parts)
  return {
    value: {
      balance: euros(cents(card.balance_cents - card.held_cents)),
      expiresAt: card.expires_at.toISOString(),
    },
  }
}
