import type { HandlerContext } from '#api/calls/handler.ts'
import type { OWN_PASSWORD_REFUSALS } from '#contract/accounts/passwords.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { findUserWithPassword } from '#db/queries/accounts/users.ts'
import { countLoginTry, forgiveTries, takeTriesBack, trySubjects } from './login-tries.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findUserWithPassword>>>

type OwnPassword =
  | { user: Account }
  | {
      refusal: (typeof OWN_PASSWORD_REFUSALS)[number]
      retryAfterSeconds?: number
    }

/**
 * Whether the caller knows the password of the account they are signed in to: a session left open is not its owner.
 * Tries are counted as those of signing in are. For what is done `afterwards`: no connection is held meanwhile.
 */
export async function checkOwnPassword(password: string, parts: HandlerContext): Promise<OwnPassword> {
  const { transact, principal, passwords, visitor, now } = parts
  const user = await transact((db) => findUserWithPassword(db, principal?.id ?? 0))
  if (!user) return { refusal: 'not-signed-in' }
  // Everyone knows the passwords of the demo: nobody may shut the others out.
  if (isDemoAddress(user.email)) return { refusal: 'demo-account' }
  const subjects = trySubjects({ email: user.email, address: visitor.address, now })
  const wait = await transact((db) => countLoginTry(db, { subjects, now }))
  if (wait > 0) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  const isRight = await passwords.matches(password, user.password_hash)
  if (isRight === null) {
    await transact((db) => takeTriesBack(db, subjects))
    return { refusal: 'overloaded', retryAfterSeconds: 1 }
  }
  if (!isRight) return { refusal: 'password-wrong' }
  await transact((db) => forgiveTries(db, subjects))
  return { user }
}
