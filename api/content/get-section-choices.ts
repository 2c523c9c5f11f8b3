import type { Handler } from '#api/calls/handler.ts'
import type { getSectionChoices } from '#contract/content/section-choices.ts'
import { findSectionChoices } from '#db/queries/content/section-choices.ts'

export const handleGetSectionChoices: Handler<typeof getSectionChoices> = async (_, { db, locale }) => ({
  value: await findSectionChoices(db, locale),
})
