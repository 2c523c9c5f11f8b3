import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { getNewsletterPreferences } from '#contract/newsletters/newsletters.ts'
import { listNewsletters } from '#db/queries/newsletters/newsletter-lists.ts'
import { findReaderByToken, listSubscribed } from '#db/queries/newsletters/readers.ts'

export const handleGetNewsletterPreferences: Handler<typeof getNewsletterPreferences> = async (
  { params },
  { db, locale },
) => {
  const reader = await findReaderByToken(db, hashToken(params.token))
  if (!reader) return { refusal: 'newsletter-link-over' }
  const subscribed = await listSubscribed(db, reader.id)
  // A closed list is shown to who still receives it.
  const lists = (await listNewsletters(db, locale)).filter(({ id, is_open }) => is_open || subscribed.includes(id))
  return { value: { email: reader.email, lists, subscribed } }
}
