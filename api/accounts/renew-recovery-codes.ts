import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import type { renewRecoveryCodes } from '#contract/accounts/second-factors.ts'
import { hasSecondFactor } from '#db/queries/accounts/users.ts'
import { makeRecoveryCodes } from './factor-codes.ts'
import { checkOwnPassword } from './own-password.ts'
import { tellAccount } from './tell-account.ts'

export const handleRenewRecoveryCodes: Handler<typeof renewRecoveryCodes> = async ({ body }, parts) => ({
  afterwards: () => renew(body.password, parts),
})

async function renew(password: string, parts: HandlerContext): Promise<HandlerResult<typeof renewRecoveryCodes>> {
  const { transact, now, randomId } = parts
  const own = await checkOwnPassword(password, parts)
  if ('refusal' in own) return own
  const { id: userId } = own.user
  return transact(async (db) => {
    if (!(await hasSecondFactor(db, userId))) return { refusal: 'second-factor-unset' as const }
    const recoveryCodes = await makeRecoveryCodes(db, userId)
    await tellAccount(db, { userId, change: 'RECOVERY_CODES', now, randomId })
    return { value: { recoveryCodes } }
  })
}
