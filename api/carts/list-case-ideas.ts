import type { Handler } from '#api/calls/handler.ts'
import type { listCaseIdeas } from '#contract/carts/cases.ts'
import { listIdeas } from '#db/queries/carts/case-ideas.ts'
import { ideasToWire } from './idea-to-wire.ts'

export const handleListCaseIdeas: Handler<typeof listCaseIdeas> = async (_, { db }) => ({
  value: ideasToWire(await listIdeas(db)),
})
