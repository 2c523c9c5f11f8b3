import type { Handler } from '#api/calls/handler.ts'
import type { getPasswordReset } from '#contract/accounts/passwords.ts'
import { findOpenReset } from './open-reset.ts'

export const handleGetPasswordReset: Handler<typeof getPasswordReset> = async ({ params }, { db, now }) => {
  const open = await findOpenReset(db, { token: params.token, now })
  return open ? { value: { email: open.user.email } } : { refusal: 'link-over' }
}
