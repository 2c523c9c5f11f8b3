import { createHash } from 'node:crypto'
import type { HandlerContext } from '#api/calls/handler.ts'
import { limitWindow } from '#api/calls/limit-window.ts'
import { countTry, takeTryBack } from '#db/queries/basics/rate-counters.ts'

/** Codes that were wrong, from one address: whoever guesses is stopped, whoever mistypes is not. */
const LIMIT = { max: 20, seconds: 3_600 }

type Parts = Pick<HandlerContext, 'db' | 'visitor' | 'now'>

/** Counts a code that is typed; the seconds to wait when there were too many wrong ones before. */
export async function countCodeTry({ db, visitor, now }: Parts): Promise<number | null> {
  const { start, secondsLeft } = limitWindow(now, LIMIT.seconds)
  const tries = await countTry(db, { subject: subjectOf(visitor), windowStart: start })
  return tries > LIMIT.max ? secondsLeft : null
}

/** The code was a good one: it was no guess. */
export async function takeCodeTryBack({ db, visitor, now }: Parts): Promise<void> {
  await takeTryBack(db, { subject: subjectOf(visitor), windowStart: limitWindow(now, LIMIT.seconds).start })
}

function subjectOf({ address }: Parts['visitor']): string {
  return createHash('sha256').update(`discount code ${address}`).digest('base64url')
}
