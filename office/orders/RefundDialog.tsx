import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { refundOrder } from '#contract/payments/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { isInCellar } from '#rules/orders/order-states.ts'
import { isReceivedMeans } from '#rules/payments/received-means.ts'
import { fill } from '#words/basics/fill.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { useEntryWords } from './entry/use-entry-words.ts'
import { RefundLines } from './RefundLines.tsx'
import { leftOf, NO_REFUND, type RefundChoice, refundEstimate, refundRequest } from './refund-request.ts'

/** Money goes back: line by line, for the delivery, or as goodwill. */
export function RefundDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const words = useBusinessWords().orders
  const { cancel } = useWords().form
  const locale = useSpokenLocale()
  const { act, isBusy } = useAct()
  const id = useId()
  const [choice, setChoice] = useState<RefundChoice>(NO_REFUND)
  const set = (part: Partial<RefundChoice>) => setChoice({ ...choice, ...part })
  const body = refundRequest(choice)
  const entry = useEntryWords().order
  const paid = order.payments.find(({ status }) => status === 'SUCCEEDED')?.provider ?? null
  const byHand = isReceivedMeans(paid) ? paid : null
  const amount = formatPrice(refundEstimate(choice, order.products), locale)
  const takeAll = () =>
    set({
      lines: Object.fromEntries(
        order.products.map((product) => [product.line, { quantity: leftOf(product), isRestocked: isInCellar(order) }]),
      ),
      shipping: order.shippingFees > 0 ? String(order.shippingFees) : '',
    })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!body) return
    if (await act(ask(refundOrder, { params: { id: String(order.id) }, body }), words.refundAsked)) onClose()
  }
  const amountField = (name: 'shipping' | 'goodwill', label: string) => (
    <TextField
      label={label}
      value={choice[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
    />
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{fill(words.refundTitle, { reference: order.reference })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ color: 'text.secondary' }}>
            {byHand ? fill(entry.byHand, { means: entry.means[byHand] }) : words.refundHint}
          </Box>
          <RefundLines order={order} lines={choice.lines} onChange={(lines) => set({ lines })} />
          <Button color="secondary" variant="outlined" onClick={takeAll} sx={{ justifySelf: 'start' }}>
            {words.refundAll}
          </Button>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {order.shippingFees > 0 && amountField('shipping', words.refundShipping)}
            {amountField('goodwill', words.goodwill)}
          </Box>
          <TextField
            label={words.reason}
            value={choice.reason}
            onChange={({ target }) => set({ reason: target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <Box role="status">
            <Box sx={{ fontWeight: 600 }}>{body ? fill(words.refundAmount, { amount }) : ' '}</Box>
            {order.discount && <Box sx={{ color: 'text.secondary' }}>{words.refundExact}</Box>}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={isBusy || !body}>
            {words.refund}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
