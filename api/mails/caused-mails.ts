import { createHash } from 'node:crypto'
import type { HandlerContext } from '#api/calls/handler.ts'
import { limitWindow } from '#api/calls/limit-window.ts'
import { countTry } from '#db/queries/basics/rate-counters.ts'
import { countCausedMails } from '#db/queries/mails/caused-mails.ts'
import type { SiteDb } from '#db/site-db.ts'
import { type CausedMail, isMailedEnough } from '#rules/mails/caused-mails.ts'
import { type QueuedMail, queueMail } from './queue-mail.ts'

const DAY_SECONDS = 86_400

/** Counts what reaches the estate's letter-box, whichever address it has. */
export const ESTATE = 'the estate'

/**
 * Queues a mail that anyone can cause, unless its recipient, the place it comes from or the estate has had enough of its
 * kind today. Nobody is told: whoever fills a stranger's letter-box learns nothing of what is in it.
 */
export async function queueCausedMail<Kind extends CausedMail>(
  db: SiteDb,
  { mail, placedFrom }: { mail: QueuedMail<Kind>; placedFrom: string | null },
): Promise<void> {
  const { kind, recipient, now } = mail
  const since = new Date(now.getTime() - DAY_SECONDS * 1_000)
  const counts = await countCausedMails(db, { kind, recipient: recipient.toLowerCase(), placedFrom, since })
  if (!isMailedEnough(kind, counts)) await queueMail(db, mail)
}

/** Counts that somebody asks for a mail to this address. Answers the seconds to wait when there were too many today. */
export async function countMailWish(
  { db, visitor, now }: Pick<HandlerContext, 'db' | 'visitor' | 'now'>,
  { kind, recipient }: { kind: CausedMail; recipient: string },
): Promise<number | null> {
  const { start, secondsLeft } = limitWindow(now, DAY_SECONDS)
  const count = async (who: string) => {
    const subject = createHash('sha256').update(`mail ${kind} ${who}`).digest('base64url')
    return (await countTry(db, { subject, windowStart: start })) - 1
  }
  const place = await count(`from ${visitor.address}`)
  const counts = { place, recipient: await count(`to ${recipient.toLowerCase()}`) }
  return isMailedEnough(kind, counts) ? secondsLeft : null
}
