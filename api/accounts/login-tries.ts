import { createHash } from 'node:crypto'
import { limitWindow } from '#api/calls/limit-window.ts'
import { forgetTries, lockTries, saveTries, takeTryBack } from '#db/queries/basics/rate-counters.ts'
import type { SiteDb } from '#db/site-db.ts'
import {
  type DelayRules,
  loginDelaySeconds,
  PER_ACCOUNT,
  PER_ACCOUNT_AND_PLACE,
  PER_ADDRESS,
  TRIES_SECONDS,
} from '#rules/accounts/login-delay.ts'

/** What one try is counted under. */
interface TrySubjects {
  account: string
  accountHere: string
  address: string
  windowStart: Date
}

/** Hashed, as all counters are; an account counts by what was typed, whether or not it exists. */
export function trySubjects({ email, address, now }: { email: string; address: string; now: Date }): TrySubjects {
  const subject = (what: string) => createHash('sha256').update(`login ${what}`).digest('base64url')
  return {
    account: subject(`account ${email}`),
    accountHere: subject(`account ${email} from ${address}`),
    address: subject(`address ${address}`),
    windowStart: limitWindow(now, TRIES_SECONDS).start,
  }
}

/** Counts a try before it is made, so that many at once are many. Answers the seconds to wait, or 0 when it may be made. */
export async function countLoginTry(
  db: SiteDb,
  { subjects, now }: { subjects: TrySubjects; now: Date },
): Promise<number> {
  // Always in this order: two tries that share subjects never wait for each other.
  const counted: [string, DelayRules][] = [
    [subjects.account, PER_ACCOUNT],
    [subjects.accountHere, PER_ACCOUNT_AND_PLACE],
    [subjects.address, PER_ADDRESS],
  ]
  const noted: { subject: string; tries: number }[] = []
  for (const [subject, rules] of counted) {
    const before = await lockTries(db, { subject, windowStart: subjects.windowStart })
    const wait = loginDelaySeconds({ before, now, rules })
    if (wait > 0) return wait
    noted.push({ subject, tries: before.tries + 1 })
  }
  for (const { subject, tries } of noted)
    await saveTries(db, { subject, windowStart: subjects.windowStart, tries: { tries, lastAt: now } })
  return 0
}

/** The account is trusted again; the address only gets this one try back: it may have tried other accounts. */
export async function forgiveTries(
  db: SiteDb,
  { account, accountHere, address, windowStart }: TrySubjects,
): Promise<void> {
  await forgetTries(db, { subject: account, windowStart })
  await forgetTries(db, { subject: accountHere, windowStart })
  await takeTryBack(db, { subject: address, windowStart })
}

/** For a try that was never made. */
export async function takeTriesBack(
  db: SiteDb,
  { account, accountHere, address, windowStart }: TrySubjects,
): Promise<void> {
  for (const subject of [account, accountHere, address]) await takeTryBack(db, { subject, windowStart })
}
