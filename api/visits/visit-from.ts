import { createHash, randomBytes } from 'node:crypto'
import type { visitFrom } from '#contract/visits.ts'
import { countVisit, findSources, noteVisitor, saltOfDay } from '#db/queries/visits.ts'
import { parisDay } from '#rules/paris-time.ts'
import { referralSource } from '#rules/referral-source.ts'
import type { Handler } from '../machinery/handler.ts'

/** Anybody can make a name up; past this many a day they count together. */
const MAX_SOURCES = 200
const OTHERS = 'others'

export const handleVisitFrom: Handler<typeof visitFrom> = async ({ params }, { db, now, visitor }) => {
  const day = parisDay(now)
  const from = referralSource(params.from)
  const { known, total } = await findSources(db, day, from)
  const source = known || total < MAX_SOURCES ? from : OTHERS
  const salt = await saltOfDay(db, day, randomBytes(16))
  const mark = createHash('sha256').update(salt).update(`${visitor.address}\n${visitor.userAgent}`).digest()
  if (await noteVisitor(db, day, source, mark)) await countVisit(db, day, source)
  return { value: { from } }
}
