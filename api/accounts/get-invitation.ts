import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { getInvitation } from '#contract/accounts/invitations.ts'
import { findOpenInvitation } from '#db/queries/accounts/invitations.ts'

export const handleGetInvitation: Handler<typeof getInvitation> = async ({ params }, { db, now }) => {
  const invitation = await findOpenInvitation(db, { tokenHash: hashToken(params.token), now })
  return invitation ? { value: invitation } : { refusal: 'invitation-over' }
}
