import type { Handler } from '#api/calls/handler.ts'
import type { endDevice } from '#contract/accounts/devices.ts'
import { endSessionOf } from '#db/queries/accounts/sessions.ts'

export const handleEndDevice: Handler<typeof endDevice> = async ({ params }, { db, principal }) => {
  const isEnded = await endSessionOf(db, { userId: principal?.id ?? 0, publicId: params.id })
  return isEnded ? { value: { isEnded: true } } : { refusal: 'device-not-found' }
}
