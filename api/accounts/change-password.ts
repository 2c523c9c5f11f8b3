import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import type { changePassword } from '#contract/accounts/passwords.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import { checkPassword } from './check-password.ts'
import { checkOwnPassword } from './own-password.ts'
import { setPassword } from './set-password.ts'
import { tellAccount } from './tell-account.ts'

type Body = InputOf<typeof changePassword>['body']

export const handleChangePassword: Handler<typeof changePassword> = async ({ body }, parts) => ({
  afterwards: () => change(body, parts),
})

async function change(
  { password, newPassword }: Body,
  parts: HandlerContext,
): Promise<HandlerResult<typeof changePassword>> {
  const { transact, passwords, site, sessionHash, now, randomId } = parts
  const own = await checkOwnPassword(password, parts)
  if ('refusal' in own) return own
  const { id: userId } = own.user
  const problem = checkPassword({ password: newPassword, person: own.user, site })
  if (problem) return { problems: { newPassword: problem } }
  const passwordHash = await passwords.hash(newPassword)
  if (passwordHash === null) return { refusal: 'overloaded', retryAfterSeconds: 1 }
  return transact(async (db) => {
    await setPassword(db, { userId, passwordHash, keptSession: sessionHash })
    await tellAccount(db, { userId, change: 'PASSWORD', now, randomId })
    return { value: { isChanged: true } as const }
  })
}
