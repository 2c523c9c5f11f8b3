import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { acceptInvitation } from '#contract/accounts/invitations.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import { findOpenInvitation, takeInvitation } from '#db/queries/accounts/invitations.ts'
import { endSessionsOf } from '#db/queries/accounts/sessions.ts'
import { makeAdministrator } from '#db/queries/accounts/users.ts'
import { checkPassword } from './check-password.ts'
import { signInOrChallenge } from './finish-sign-in.ts'

export const handleAcceptInvitation: Handler<typeof acceptInvitation> = async (input, parts) => {
  const tokenHash = hashToken(input.params.token)
  const invitation = await findOpenInvitation(parts.db, { tokenHash, now: parts.now })
  if (!invitation) return { refusal: 'invitation-over' }
  const { password, ...names } = input.body
  const problem = checkPassword({ password, person: { ...names, ...invitation }, site: parts.site })
  if (problem) return { problems: { password: problem } }
  return { afterwards: () => takeUp(input.body, { tokenHash, parts }) }
}

type Body = InputOf<typeof acceptInvitation>['body']

/** The password is hashed first, outside any transaction: the invitation is only used up when all the rest is done. */
async function takeUp(
  { firstname, lastname, password }: Body,
  { tokenHash, parts }: { tokenHash: Uint8Array; parts: HandlerContext },
): Promise<HandlerResult<typeof acceptInvitation>> {
  const { transact, passwords, now } = parts
  const password_hash = await passwords.hash(password)
  if (password_hash === null) return { refusal: 'overloaded', retryAfterSeconds: 1 }
  return transact(async (db) => {
    const taken = await takeInvitation(db, { tokenHash, now })
    if (!taken) return { refusal: 'invitation-over' as const }
    const user = await makeAdministrator(db, { ...taken, firstname, lastname, password_hash, now })
    await endSessionsOf(db, { userId: user.id, except: null })
    return signInOrChallenge(db, { user, parts })
  })
}
