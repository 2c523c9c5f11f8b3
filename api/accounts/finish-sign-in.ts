import type { HandlerContext } from '#api/calls/handler.ts'
import { createToken, hashToken } from '#api/calls/session-token.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { addChallenge } from '#db/queries/accounts/second-factors.ts'
import { hasSecondFactor } from '#db/queries/accounts/users.ts'
import type { SiteDb } from '#db/site-db.ts'
import { CHALLENGE_SECONDS } from '#rules/accounts/second-factor.ts'
import { signIn } from './sign-in.ts'

/** Whoever has shown the first factor is in, unless the account has a second one: then they owe a code. */
export async function signInOrChallenge(db: SiteDb, { user, parts }: { user: User; parts: HandlerContext }) {
  if (!(await hasSecondFactor(db, user.id))) return signIn(db, { user, parts })
  const challenge = createToken()
  await addChallenge(db, {
    token_hash: hashToken(challenge),
    user_id: user.id,
    expires_at: new Date(parts.now.getTime() + CHALLENGE_SECONDS * 1_000),
  })
  return { value: { needsSecondFactor: true, challenge } as const }
}
