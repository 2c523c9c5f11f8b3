import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { setNewsletterPreferences } from '#contract/newsletters/newsletters.ts'
import { findReaderByToken } from '#db/queries/newsletters/readers.ts'
import { chooseLists } from './choose-lists.ts'

export const handleSetNewsletterPreferences: Handler<typeof setNewsletterPreferences> = async (
  { params, body },
  parts,
) => {
  const reader = await findReaderByToken(parts.db, hashToken(params.token))
  if (!reader) return { refusal: 'newsletter-link-over' }
  const subscribed = await chooseLists(parts, { reader, wished: body.lists, origin: 'PREFERENCES' })
  return { value: { subscribed } }
}
