import type { Handler } from '#api/calls/handler.ts'
import { BROWSERS, SYSTEMS } from '#contract/accounts/closed-sets.ts'
import type { getDevices } from '#contract/accounts/devices.ts'
import { listSessions } from '#db/queries/accounts/sessions.ts'

export const handleGetDevices: Handler<typeof getDevices> = async (_, { db, principal, sessionHash, now }) => {
  const sessions = await listSessions(db, { userId: principal?.id ?? 0, now })
  const devices = sessions.map((session) => ({
    id: session.public_id,
    browser: BROWSERS.find((one) => one === session.browser) ?? 'OTHER',
    system: SYSTEMS.find((one) => one === session.system) ?? 'OTHER',
    firstSeenAt: session.created_at.toISOString(),
    lastSeenAt: session.seen_at.toISOString(),
    isThis: sessionHash !== null && Buffer.compare(session.token_hash, sessionHash) === 0,
  }))
  return { value: { devices } }
}
