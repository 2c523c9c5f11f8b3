import type { Handler } from '#api/calls/handler.ts'
import type { getNewsletterSubscription } from '#contract/newsletters/newsletters.ts'
import { findAccountAddress } from '#db/queries/accounts/users.ts'
import { findReaderByEmail, listSubscribed } from '#db/queries/newsletters/readers.ts'

export const handleGetNewsletterSubscription: Handler<typeof getNewsletterSubscription> = async (
  _,
  { db, principal },
) => {
  const { email, isProven } = await findAccountAddress(db, principal?.id ?? 0)
  const reader = isProven ? await findReaderByEmail(db, email) : undefined
  return { value: { email, isProven, lists: reader ? await listSubscribed(db, reader.id) : [] } }
}
