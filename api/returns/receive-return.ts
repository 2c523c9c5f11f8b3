import type { Handler } from '#api/calls/handler.ts'
import type { receiveReturn } from '#contract/returns/return-steps.ts'
import { noteFitLines } from '#db/queries/returns/returns.ts'
import { openReturn, stepReturn } from './open-return.ts'

export const handleReceiveReturn: Handler<typeof receiveReturn> = async ({ params, body }, parts) => {
  const opened = await openReturn(parts, { id: params.id, to: 'RECEIVED' })
  if ('refusal' in opened) return opened
  const positions = body.lines.filter(({ isFit }) => isFit).map(({ line }) => line)
  await noteFitLines(parts.db, { id: opened.row.id, positions })
  return stepReturn(parts, { ...opened, state: 'RECEIVED' })
}
