import type { HandlerContext } from '#api/calls/handler.ts'
import type { SubscriptionOrigin } from '#contract/newsletters/closed-sets.ts'
import { addSubscriptions, endSubscriptionsBut, listSubscribed, type Reader } from '#db/queries/newsletters/readers.ts'
import { newsletterWords } from '#words/newsletters/words.ts'
import { openLists } from './open-lists.ts'

interface Choice {
  reader: Reader
  wished: readonly number[]
  origin: SubscriptionOrigin
}

/** Exactly these from now on. A list that is closed, or an estate that sends no letters, can only be left. */
export async function chooseLists(parts: HandlerContext, { reader, wished, origin }: Choice): Promise<number[]> {
  const { db, locale, now } = parts
  const open = ((await openLists(parts)) ?? []).map(({ id }) => id)
  await endSubscriptionsBut(db, { readerId: reader.id, lists: wished, now })
  const proof = { origin, wording: newsletterWords[locale].consent, askedAt: now, now }
  await addSubscriptions(db, { readerId: reader.id, lists: open.filter((id) => wished.includes(id)), ...proof })
  return listSubscribed(db, reader.id)
}
