import { checkOwnPassword } from '#api/accounts/own-password.ts'
import { NO_COOKIES } from '#api/calls/answer-cookie.ts'
import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import type { deleteUser } from '#contract/privacy/privacy.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { findAccountAddress } from '#db/queries/accounts/users.ts'
import { forgetPerson } from './forget-person.ts'

export const handleDeleteUser: Handler<typeof deleteUser> = async ({ body }, parts) => ({
  afterwards: () => deleteAccount(body.password, parts),
})

async function deleteAccount(password: string, parts: HandlerContext): Promise<HandlerResult<typeof deleteUser>> {
  const own = await checkOwnPassword(password, parts)
  if ('refusal' in own) return own
  if (mayNotGo(own.user)) return { refusal: 'account-kept' }
  return parts.transact((db) => forgetAccount(db, { userId: own.user.id, parts }))
}

/** Who runs the site is not forgotten by a click, nor are the people whom everyone tries it with. */
export function mayNotGo({ role, email }: { role: string; email: string }): boolean {
  return role !== 'CUSTOMER' || isDemoAddress(email)
}

async function forgetAccount(
  db: HandlerContext['db'],
  { userId, parts: { locale, now, randomId } }: { userId: number; parts: HandlerContext },
): Promise<HandlerResult<typeof deleteUser>> {
  const { email, isProven } = await findAccountAddress(db, userId)
  const person = { userId, email: isProven ? email : null }
  const obstacle = await forgetPerson(db, { person, origin: 'ACCOUNT', locale, now, randomId })
  if (obstacle) return { refusal: obstacle }
  return { value: { isDeleted: true, coversAddress: isProven }, cookies: NO_COOKIES }
}
