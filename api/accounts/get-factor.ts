import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { Factor, getFactor } from '#contract/accounts/second-factors.ts'
import { countRecoveryCodes, findFactor } from '#db/queries/accounts/second-factors.ts'
import { findUser } from '#db/queries/accounts/users.ts'
import { qrModules, qrPath } from '#providers/qr-codes/qr-code.ts'
import { factorUri } from '#providers/second-factors/authenticator.ts'
import { needsFactor, SETUP_MINUTES } from '#rules/accounts/second-factor.ts'
import { factorSecretName } from './factor-codes.ts'

export const handleGetFactor: Handler<typeof getFactor> = async (_, parts) => {
  const { db, principal, isDemo } = parts
  const user = await findUser(db, principal?.id ?? 0)
  if (!user) return { refusal: 'not-signed-in' }
  const factor = await findFactor(db, user.id)
  const isOn = factor?.confirmed_at != null
  return {
    value: {
      isOn,
      isRequired: needsFactor({ role: user.role, isDemo }),
      recoveryCodesLeft: await countRecoveryCodes(db, user.id),
      setup: factor && !isOn ? setupOf(factor, { user, parts }) : null,
    },
  }
}

type FoundFactor = NonNullable<Awaited<ReturnType<typeof findFactor>>>

/** What the app needs, to the account's own session and for a while only. */
function setupOf(
  { sealed_secret, created_at }: FoundFactor,
  { user, parts }: { user: { id: number; email: string }; parts: HandlerContext },
): Factor['setup'] {
  const { secrets, site, now } = parts
  if (now.getTime() - created_at.getTime() > SETUP_MINUTES * 60_000) return null
  const secret = secrets.open(sealed_secret, factorSecretName(site.id, String(user.id)))
  const uri = factorUri({ secret, email: user.email, estate: site.name })
  const modules = qrModules(uri)
  return { secret, uri, qr: { path: qrPath(modules), side: modules.length } }
}
