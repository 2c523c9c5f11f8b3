import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import type { login } from '#contract/accounts/accounts.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { findUserByEmail } from '#db/queries/accounts/users.ts'
import { countLoginTry, forgiveTries, takeTriesBack, trySubjects } from './login-tries.ts'
import { signIn } from './sign-in.ts'

type Given = { email: string; password: string }

/** No connection is held while the password is checked, which takes long on purpose; a failed try stays counted. */
export const handleLogin: Handler<typeof login> = async ({ body }, parts) => ({
  afterwards: () => tryToSignIn(body, parts),
})

async function tryToSignIn({ email, password }: Given, parts: HandlerContext): Promise<HandlerResult<typeof login>> {
  const { transact, passwords, now, visitor } = parts
  const subjects = trySubjects({ email, address: visitor.address, now })
  const { wait, user } = await transact(async (db) => ({
    wait: await countLoginTry(db, { subjects, now }),
    user: await findAccount(db, { email, context: parts }),
  }))
  if (wait > 0) return { refusal: 'too-many-requests', retryAfterSeconds: wait }

  // Without an account there is as much to compute, so that nobody learns from the time who has one.
  const isRight = await passwords.matches(password, user?.password_hash ?? null)
  if (isRight === null) {
    await transact((db) => takeTriesBack(db, subjects))
    return { refusal: 'overloaded', retryAfterSeconds: 1 }
  }
  if (!user || !isRight) return { refusal: 'login-wrong' }
  return transact(async (db) => {
    await forgiveTries(db, subjects)
    return signIn(db, { user, parts })
  })
}

async function findAccount(
  db: HandlerContext['db'],
  { email, context: { isDemo } }: { email: string; context: HandlerContext },
) {
  const user = await findUserByEmail(db, email)
  return isDemo || !isDemoAddress(email) ? user : undefined
}
