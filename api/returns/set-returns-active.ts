import type { Handler } from '#api/calls/handler.ts'
import type { setReturnsActive } from '#contract/returns/return-steps.ts'
import { saveReturnsOpen } from '#db/queries/returns/return-texts.ts'

export const handleSetReturnsActive: Handler<typeof setReturnsActive> = async ({ body }, { db }) => {
  await saveReturnsOpen(db, { is_active: body.isActive })
  return { value: body }
}
