import type { Handler } from '#api/calls/handler.ts'
import type { setBirthdate } from '#contract/accounts/profile.ts'
import { correctBirthdate } from '#db/queries/accounts/users.ts'
import { isBirthdate } from '#rules/accounts/age.ts'
import { tellAccount } from './tell-account.ts'

export const handleSetBirthdate: Handler<typeof setBirthdate> = async ({ params, body: { birthdate } }, parts) => {
  const { db, now, randomId } = parts
  if (!isBirthdate(birthdate, now)) return { problems: { birthdate: { problem: 'not-a-birthdate' } } }
  const user = await correctBirthdate(db, { id: params.id, birthdate })
  if (!user) return { refusal: 'user-not-found' }
  await tellAccount(db, { userId: user.id, change: 'BIRTHDATE', now, randomId })
  return { value: { user } }
}
