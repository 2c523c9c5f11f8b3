import type { AnswerCookie } from '#api/calls/answer-cookie.ts'
import type { HandlerContext } from '#api/calls/handler.ts'
import { createToken, hashToken } from '#api/calls/session-token.ts'
import type { SignedIn, User } from '#contract/accounts/accounts.ts'
import { isDeviceOfAnyone, rememberDevice } from '#db/queries/accounts/known-devices.ts'
import { addSession, endSession } from '#db/queries/accounts/sessions.ts'
import { noteLogin } from '#db/queries/accounts/users.ts'
import { claimGuestOrders } from '#db/queries/orders/guest-orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import { readDevice } from '#rules/accounts/device-names.ts'
import { SESSION_SECONDS } from '#rules/accounts/session-times.ts'

/** As long as browsers keep a cookie at most. */
const DEVICE_SECONDS = 400 * 86_400

type OpenedSession = { value: SignedIn; cookies: readonly AnswerCookie[] }

/** Opens a session of its own for whoever has shown who they are. The one that the request came with ends. */
export async function signIn(
  db: SiteDb,
  { user, parts }: { user: User; parts: HandlerContext },
): Promise<OpenedSession> {
  const { now, site, sessionHash, visitor } = parts
  const token = createToken()
  if (sessionHash) await endSession(db, sessionHash)
  await addSession(db, {
    token_hash: hashToken(token),
    user_id: user.id,
    expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000),
    ...readDevice(visitor.userAgent),
    now,
  })
  await noteLogin(db, { id: user.id, now })
  await claimGuestOrders(db, user.id)
  const device = await deviceId(db, visitor.device)
  await rememberDevice(db, { userId: user.id, deviceHash: hashToken(device), now })
  const cookies = [...sessionCookies(token, site.id), deviceCookie(device), ...officeCookies(user)]
  return { value: { token, idSite: site.id, user }, cookies }
}

/** The one that the browser has, if it has it from us: nobody makes one known that they have thought up. */
async function deviceId(db: SiteDb, given: string | null): Promise<string> {
  return given !== null && (await isDeviceOfAnyone(db, hashToken(given))) ? given : createToken()
}

/** Of this host alone; it opens nothing, it only keeps its owner from waiting for others' guesses. */
function deviceCookie(device: string): AnswerCookie {
  return { name: 'device', value: device, seconds: DEVICE_SECONDS, isReadable: false, isHostOnly: true }
}

/** It says that whoever sits here works for the estate, and opens nothing: their pages have a script more, which asks. */
function officeCookies({ role }: User): AnswerCookie[] {
  const isOffice = role === 'ADMIN' || role === 'SUPER_ADMIN'
  return isOffice ? [{ name: 'office', value: '1', seconds: SESSION_SECONDS, isReadable: false }] : []
}

/** Only the site's number can be read by scripts: it tells a page whether to ask who is signed in. */
function sessionCookies(token: string, siteId: number): AnswerCookie[] {
  return [
    { name: 'token', value: token, seconds: SESSION_SECONDS, isReadable: false },
    { name: 'idSite', value: String(siteId), seconds: SESSION_SECONDS, isReadable: true },
  ]
}
