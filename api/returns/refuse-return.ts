import type { Handler } from '#api/calls/handler.ts'
import type { refuseReturn } from '#contract/returns/return-steps.ts'
import { openReturn, stepReturn } from './open-return.ts'

export const handleRefuseReturn: Handler<typeof refuseReturn> = async ({ params, body }, parts) => {
  const opened = await openReturn(parts, { id: params.id, to: 'REFUSED' })
  if ('refusal' in opened) return opened
  return stepReturn(parts, { ...opened, state: 'REFUSED', change: { refusal: body.reason } })
}
