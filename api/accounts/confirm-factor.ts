import type { Handler } from '#api/calls/handler.ts'
import type { confirmFactor } from '#contract/accounts/second-factors.ts'
import { findFactor, startFactor } from '#db/queries/accounts/second-factors.ts'
import { endSessionsOf } from '#db/queries/accounts/sessions.ts'
import { plainCode } from '#rules/accounts/second-factor.ts'
import { makeRecoveryCodes, takeAppCode } from './factor-codes.ts'
import { tellAccount } from './tell-account.ts'

export const handleConfirmFactor: Handler<typeof confirmFactor> = async ({ body }, parts) => {
  const { db, principal, sessionHash, now, randomId } = parts
  const userId = principal?.id ?? 0
  const isRight = await takeAppCode(db, { userId, code: plainCode(body.code), parts })
  const factor = await findFactor(db, userId)
  // Looked at after the lock of the code: of two at once one confirms it, and the other finds it confirmed.
  if (!factor || factor.confirmed_at !== null) return { refusal: 'second-factor-unset' }
  if (!isRight) return { refusal: 'code-wrong' }
  await startFactor(db, { userId, now })
  await endSessionsOf(db, { userId, except: sessionHash })
  await tellAccount(db, { userId, change: 'SECOND_FACTOR_ON', now, randomId })
  return { value: { recoveryCodes: await makeRecoveryCodes(db, userId) } }
}
