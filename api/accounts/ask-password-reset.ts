import { createHash } from 'node:crypto'
import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { limitWindow } from '#api/calls/limit-window.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import type { askPasswordReset } from '#contract/accounts/passwords.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { findUserByEmail } from '#db/queries/accounts/users.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { lockTries, saveTries } from '#db/queries/basics/rate-counters.ts'
import { RESET_REST_SECONDS } from '#rules/accounts/link-times.ts'
import { createSecretLink } from './secret-links.ts'

const ASKED = { value: { isAsked: true } } as const
const DAY_SECONDS = 86_400

/**
 * The same answer after the same work, whether or not there is an account: a link is made for either, and what becomes
 * of it is decided when nobody waits for an answer any more.
 */
export const handleAskPasswordReset: Handler<typeof askPasswordReset> = async ({ body: { email } }, parts) => {
  if (await isAskedJustNow(email, parts)) return ASKED
  const wait = await countMailWish(parts, { kind: 'PASSWORD_RESET', recipient: email })
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  const { db, site, secrets, now } = parts
  const user = await findUserByEmail(db, email)
  // Everyone knows the password of the demo's people: nobody gives them another.
  const userId = user && !isDemoAddress(email) ? user.id : null
  const id = await createSecretLink(db, {
    purpose: 'PASSWORD_RESET',
    siteId: site.id,
    userId,
    email,
    secrets,
    now,
  })
  await scheduleWork(db, { kind: 'PASSWORD_RESET', subject: String(id), dueAt: now })
  return ASKED
}

/** Counted by what was typed. Many at once wait for each other here, and one of them has its mail. */
async function isAskedJustNow(email: string, { db, now }: HandlerContext): Promise<boolean> {
  const counter = {
    subject: createHash('sha256').update(`password reset ${email}`).digest('base64url'),
    windowStart: limitWindow(now, DAY_SECONDS).start,
  }
  const { tries, lastAt } = await lockTries(db, counter)
  if (lastAt !== null && now.getTime() - lastAt.getTime() < RESET_REST_SECONDS * 1_000) return true
  await saveTries(db, { ...counter, tries: { tries: tries + 1, lastAt: now } })
  return false
}
