import type { Handler, HandlerContext, HandlerResult } from '#api/calls/handler.ts'
import type { beginFactor } from '#contract/accounts/second-factors.ts'
import { addFactor } from '#db/queries/accounts/second-factors.ts'
import { hasSecondFactor } from '#db/queries/accounts/users.ts'
import { createFactorSecret } from '#providers/second-factors/authenticator.ts'
import { factorSecretName } from './factor-codes.ts'
import { checkOwnPassword } from './own-password.ts'

export const handleBeginFactor: Handler<typeof beginFactor> = async ({ body }, parts) => ({
  afterwards: () => begin(body.password, parts),
})

async function begin(password: string, parts: HandlerContext): Promise<HandlerResult<typeof beginFactor>> {
  const { transact, secrets, site, now } = parts
  const own = await checkOwnPassword(password, parts)
  if ('refusal' in own) return own
  const { id: userId } = own.user
  return transact(async (db) => {
    if (await hasSecondFactor(db, userId)) return { refusal: 'second-factor-there' as const }
    const sealed = secrets.seal(createFactorSecret(), factorSecretName(site.id, String(userId)))
    await addFactor(db, { userId, sealedSecret: Buffer.from(sealed), now })
    return { value: { isBegun: true } as const }
  })
}
