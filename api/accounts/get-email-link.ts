import type { Handler } from '#api/calls/handler.ts'
import type { getEmailLink } from '#contract/accounts/profile.ts'
import { findEmailLink } from './email-link.ts'

export const handleGetEmailLink: Handler<typeof getEmailLink> = async ({ params }, { db, now }) => {
  const link = await findEmailLink(db, { token: params.token, now })
  if (!link) return { refusal: 'link-over' }
  const { purpose, email, change, needsOwner } = link
  return { value: { purpose, email, newEmail: change?.newEmail ?? null, needsOwner } }
}
