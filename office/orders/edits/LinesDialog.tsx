import { Box, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { changeOrderLines, getLinesPreview } from '#contract/edits/routes.ts'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { leftOf } from '#office/orders/refund-request.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { EditDialog } from './EditDialog.tsx'
import { useEdit } from './use-edit.ts'

/** How many of each line stay in an order; what that gives back is told before it is done. */
export function LinesDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const words = useBusinessWords().orders.edit
  const locale = useSpokenLocale()
  const { send, isBusy, wrong } = useEdit(onClose)
  const [staying, setStaying] = useState<Readonly<Record<number, number>>>({})
  const shown = order.products.filter((product) => leftOf(product) > 0)
  const lines = shown.flatMap((product) => {
    const quantity = staying[product.line] ?? leftOf(product)
    return quantity < leftOf(product) ? [{ line: product.line, quantity }] : []
  })
  const listed = lines.map(({ line, quantity }) => `${line}x${quantity}`).join(',')
  const params = { id: String(order.id) }
  const key = listed === '' ? '' : `${order.id} ${order.version} ${listed}`
  const { data, refusal } = useAnswer(key, () => ask(getLinesPreview, { params, query: { lines: listed } }))
  const save = () =>
    void send(ask(changeOrderLines, { params, body: { version: order.version, lines } }), words.linesDone)
  const isTold = key !== '' && data !== null
  return (
    <EditDialog
      title={words.lines}
      save={words.save}
      wrong={wrong.message ?? (key === '' ? null : refusal)}
      isReady={!isBusy && isTold && !refusal}
      onSave={save}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary' }}>{words.linesHint}</Box>
      {shown.map((product) => {
        const { line, name, label } = product
        const told = `${name} ${label}`.trim()
        return (
          <Box key={line} sx={{ display: 'grid', gridTemplateColumns: '1fr 128px', gap: 1, alignItems: 'center' }}>
            <span>{told}</span>
            <TextField
              select
              value={staying[line] ?? leftOf(product)}
              onChange={({ target }) => setStaying({ ...staying, [line]: Number(target.value) })}
              slotProps={{ select: { SelectDisplayProps: { 'aria-label': fill(words.stays, { name: told }) } } }}
            >
              {[...Array(leftOf(product) + 1).keys()].map((n) => (
                <MenuItem key={n} value={n}>
                  {n}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        )
      })}
      <Box role="status" sx={{ fontWeight: 600 }}>
        {isTold ? fill(words.refund, { amount: formatPrice(data.refund, locale) }) : ' '}
      </Box>
    </EditDialog>
  )
}
