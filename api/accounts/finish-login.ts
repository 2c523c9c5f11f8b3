import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { finishLogin } from '#contract/accounts/second-factors.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import { deleteChallenge, tryChallenge } from '#db/queries/accounts/second-factors.ts'
import { findUser } from '#db/queries/accounts/users.ts'
import { MOST_CODES } from '#rules/accounts/second-factor.ts'
import { takeCode } from './factor-codes.ts'
import { countLoginTry, forgiveTries, trySubjects } from './login-tries.ts'
import { signIn } from './sign-in.ts'

/** A wrong code stays counted: against its challenge, and against the account however many challenges there are. */
export const handleFinishLogin: Handler<typeof finishLogin> = async ({ body }, parts) => ({
  afterwards: () => tryCode(body, parts),
})

async function tryCode(
  { challenge, code }: InputOf<typeof finishLogin>['body'],
  parts: HandlerContext,
): Promise<HandlerResult<typeof finishLogin>> {
  const { transact, visitor, now } = parts
  const tokenHash = hashToken(challenge)
  const tried = await transact((db) => tryChallenge(db, { tokenHash, now, most: MOST_CODES }))
  if (!tried) return { refusal: 'challenge-over' }
  const { user_id: userId } = tried
  const subjects = trySubjects({ email: `second factor of ${userId}`, address: visitor.address, now })
  const wait = await transact((db) => countLoginTry(db, { subjects, now }))
  if (wait > 0) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  return transact(async (db) => {
    if (!(await takeCode(db, { userId, code, parts }))) return { refusal: 'code-wrong' as const }
    const user = await findUser(db, userId)
    if (!user || !(await deleteChallenge(db, tokenHash))) return { refusal: 'challenge-over' as const }
    await forgiveTries(db, subjects)
    return signIn(db, { user, parts })
  })
}
