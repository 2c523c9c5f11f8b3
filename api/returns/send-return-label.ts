import type { Handler } from '#api/calls/handler.ts'
import type { sendReturnLabel } from '#contract/returns/return-steps.ts'
import { cleanLabel, keepReturnFiles } from './keep-return-files.ts'
import { openReturn, stepReturn } from './open-return.ts'

export const handleSendReturnLabel: Handler<typeof sendReturnLabel> = async ({ params, body, files }, parts) => {
  const [file] = files
  if (!file && !body.url) return { problems: { image: { problem: 'file-not-sent' } } }
  const label = file ? await cleanLabel(parts, file) : null
  if (label && 'refusal' in label)
    return { refusal: label.refusal === 'media-unreadable' ? 'file-not-a-label' : label.refusal }
  const opened = await openReturn(parts, { id: params.id, to: 'LABEL_SENT' })
  if ('refusal' in opened) return opened
  if (label) await keepReturnFiles(parts, { returnId: opened.row.id, kind: 'LABEL', files: [label] })
  return stepReturn(parts, { ...opened, state: 'LABEL_SENT', change: { label_url: body.url ?? null } })
}
