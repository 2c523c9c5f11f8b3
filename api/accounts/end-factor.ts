import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import type { endFactor } from '#contract/accounts/second-factors.ts'
import { deleteFactor } from '#db/queries/accounts/second-factors.ts'
import { endSessionsOf } from '#db/queries/accounts/sessions.ts'
import { needsFactor } from '#rules/accounts/second-factor.ts'
import { checkOwnPassword } from './own-password.ts'
import { tellAccount } from './tell-account.ts'

export const handleEndFactor: Handler<typeof endFactor> = async ({ body }, parts) => ({
  afterwards: () => end(body.password, parts),
})

async function end(password: string, parts: HandlerContext): Promise<HandlerResult<typeof endFactor>> {
  const { transact, isDemo, sessionHash, now, randomId } = parts
  const own = await checkOwnPassword(password, parts)
  if ('refusal' in own) return own
  const { id: userId, role } = own.user
  if (needsFactor({ role, isDemo })) return { refusal: 'second-factor-required' }
  return transact(async (db) => {
    await deleteFactor(db, userId)
    await endSessionsOf(db, { userId, except: sessionHash })
    await tellAccount(db, { userId, change: 'SECOND_FACTOR_OFF', now, randomId })
    return { value: { isEnded: true } as const }
  })
}
