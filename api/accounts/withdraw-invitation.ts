import type { Handler } from '#api/calls/handler.ts'
import type { withdrawInvitation } from '#contract/accounts/people.ts'
import { withdrawInvitations } from '#db/queries/accounts/invitations.ts'

export const handleWithdrawInvitation: Handler<typeof withdrawInvitation> = async (
  { body: { email } },
  { db, now },
) => {
  if (!(await withdrawInvitations(db, { email, now }))) return { refusal: 'invitation-over' }
  return { value: { email }, changes: [{ thing: 'people', id: 'invitation', before: null, after: null }] }
}
