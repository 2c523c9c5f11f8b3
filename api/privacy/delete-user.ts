import { countLoginTry, forgiveTries, takeTriesBack, trySubjects } from '#api/accounts/login-tries.ts'
import { NO_COOKIES } from '#api/calls/answer-cookie.ts'
import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import type { deleteUser } from '#contract/privacy/privacy.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { findAccountAddress, findUser, findUserByEmail } from '#db/queries/accounts/users.ts'
import { forgetPerson } from './forget-person.ts'

/** The password is checked while no connection is held; a wrong one counts like any other try. */
export const handleDeleteUser: Handler<typeof deleteUser> = async ({ body }, parts) => ({
  afterwards: () => deleteAccount(body.password, parts),
})

async function deleteAccount(password: string, parts: HandlerContext): Promise<HandlerResult<typeof deleteUser>> {
  const { transact, passwords, principal, visitor, now } = parts
  const userId = principal?.id ?? 0
  const email = (await transact((db) => findUser(db, userId)))?.email ?? ''
  const subjects = trySubjects({ email, address: visitor.address, now })
  const { user, wait } = await transact(async (db) => ({
    user: await findUserByEmail(db, email),
    wait: await countLoginTry(db, { subjects, now }),
  }))
  if (wait > 0) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  const isRight = await passwords.matches(password, user?.password_hash ?? null)
  if (isRight === null) {
    await transact((db) => takeTriesBack(db, subjects))
    return { refusal: 'overloaded', retryAfterSeconds: 1 }
  }
  if (!user || !isRight) return { refusal: 'login-wrong' }
  await transact((db) => forgiveTries(db, subjects))
  if (mayNotGo(user)) return { refusal: 'account-kept' }
  return transact((db) => forgetAccount(db, { userId, parts }))
}

/** Who runs the site is not forgotten by a click, nor are the people whom everyone tries it with. */
export function mayNotGo({ role, email }: { role: string; email: string }): boolean {
  return role !== 'CUSTOMER' || isDemoAddress(email)
}

async function forgetAccount(
  db: HandlerContext['db'],
  { userId, parts: { locale, now } }: { userId: number; parts: HandlerContext },
): Promise<HandlerResult<typeof deleteUser>> {
  const { email, isProven } = await findAccountAddress(db, userId)
  const person = { userId, email: isProven ? email : null }
  const obstacle = await forgetPerson(db, { person, origin: 'ACCOUNT', locale, now })
  if (obstacle) return { refusal: obstacle }
  return { value: { isDeleted: true, coversAddress: isProven }, cookies: NO_COOKIES }
}
