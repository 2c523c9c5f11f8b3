import type { Handler } from '#api/calls/handler.ts'
import type { setCaseIdeas } from '#contract/carts/cases.ts'
import { looseLines } from '#db/queries/carts/cart-lines.ts'
import { listIdeas, replaceIdeas } from '#db/queries/carts/case-ideas.ts'
import { parseCase, printCase } from '#rules/carts/composed-case.ts'
import { ideasToWire } from './idea-to-wire.ts'

export const handleSetCaseIdeas: Handler<typeof setCaseIdeas> = async ({ body }, { db, locale, now }) => {
  // Written as an address and read again: each wine once, and no more bottles than fit.
  const read = body.ideas.map(({ bottles }) => parseCase(printCase(bottles)))
  if (read.some(({ hasStrays }) => hasStrays)) return { problems: { ideas: { problem: 'invalid' } } }
  for (const { bottles } of read) {
    const known = await looseLines(db, { bottles, locale })
    if (known.length < bottles.length) return { refusal: 'declination-not-found' }
  }
  const ideas = body.ideas.map(({ isPublished, publishedAt, texts: { fr, en } }, at) => ({
    isPublished,
    publishedAt: publishedAt ? new Date(publishedAt) : now,
    texts: { fr, ...(en && { en }) },
    bottles: read[at]?.bottles ?? [],
  }))
  await replaceIdeas(db, ideas)
  return { value: ideasToWire(await listIdeas(db)) }
}
