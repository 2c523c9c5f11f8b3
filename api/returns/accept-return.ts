import type { Handler } from '#api/calls/handler.ts'
import type { acceptReturn } from '#contract/returns/return-steps.ts'
import { openReturn, stepReturn } from './open-return.ts'

export const handleAcceptReturn: Handler<typeof acceptReturn> = async ({ params }, parts) => {
  const opened = await openReturn(parts, { id: params.id, to: 'ACCEPTED' })
  if ('refusal' in opened) return opened
  return stepReturn(parts, { ...opened, state: 'ACCEPTED' })
}
