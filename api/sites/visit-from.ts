import { createHash, randomBytes } from 'node:crypto'
import type { Handler } from '#api/calls/handler.ts'
import type { visitFrom } from '#contract/sites/visits.ts'
import { countVisit, findDaySalt, findSources, noteVisitor } from '#db/queries/sites/visits.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { referralSource } from '#rules/sites/referral-source.ts'

/** Anybody can make a name up; past this many a day they count together. */
const MAX_SOURCES = 200
const OTHERS = 'others'

export const handleVisitFrom: Handler<typeof visitFrom> = async ({ params }, { db, now, visitor }) => {
  const day = parisDay(now)
  const from = referralSource(params.from)
  const { known, total } = await findSources(db, { day, source: from })
  const source = known || total < MAX_SOURCES ? from : OTHERS
  const salt = await findDaySalt(db, { day, fresh: randomBytes(16) })
  const mark = createHash('sha256').update(salt).update(`${visitor.address}\n${visitor.userAgent}`).digest()
  if (await noteVisitor(db, { day, source, visitor: mark })) await countVisit(db, { day, source })
  return { value: { from } }
}
