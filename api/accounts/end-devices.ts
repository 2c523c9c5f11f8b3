import { NO_COOKIES } from '#api/calls/answer-cookie.ts'
import type { Handler } from '#api/calls/handler.ts'
import type { endDevices } from '#contract/accounts/devices.ts'
import { endSessionsOf } from '#db/queries/accounts/sessions.ts'

export const handleEndDevices: Handler<typeof endDevices> = async (_, { db, principal }) => {
  await endSessionsOf(db, { userId: principal?.id ?? 0, except: null })
  return { value: { isEnded: true }, cookies: NO_COOKIES }
}
