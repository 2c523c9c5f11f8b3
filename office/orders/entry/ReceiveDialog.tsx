import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { receivePayment } from '#contract/checkout/routes.ts'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { RECEIVED_MEANS } from '#contract/payments/closed-sets.ts'
import { ask } from '#office/shell/ask.ts'
import { DayField } from '#office/shell/dates/DayField.tsx'
import { useWords } from '#office/shell/locale.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { fill } from '#words/basics/fill.ts'
import { EntryField } from './EntryField.tsx'
import { readAmount } from './entry-form.ts'
import { useEntryWords } from './use-entry-words.ts'

/** Money has come by transfer, by cheque or at the terminal: the order is paid by it. */
export function ReceiveDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { order: words, payment } = useEntryWords()
  const { form, faults } = useWords()
  const notify = useNotify()
  const refresh = useRefresh()
  const id = useId()
  const awaited = RECEIVED_MEANS.find((one) => one === order.entry?.means) ?? 'TRANSFER'
  const due = order.total - order.paidByGiftCards
  const [typed, setTyped] = useState({ means: awaited, on: parisDay(new Date()), reference: '', amount: String(due) })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const body = { ...typed, amount: readAmount(typed.amount) ?? 0 }
    const answer = await ask(receivePayment, { params: { id: String(order.id) }, body }).catch(() => null)
    setBusy(false)
    if (!answer?.success) {
      setErrors(answer?.errors ?? {})
      return answer?.errors ? undefined : notify(answer?.message ?? faults.offline, { type: 'error' })
    }
    notify(words.received, { type: 'success' })
    refresh()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{fill(words.receiveTitle, { reference: order.reference })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <EntryField
            select
            id="receive-means"
            label={payment.title}
            value={typed.means}
            onType={(means) => set({ means: RECEIVED_MEANS.find((one) => one === means) ?? 'TRANSFER' })}
          >
            {RECEIVED_MEANS.map((one) => (
              <MenuItem key={one} value={one}>
                {payment.means[one]}
              </MenuItem>
            ))}
          </EntryField>
          <EntryField
            label={words.amount}
            value={typed.amount}
            onType={(amount) => set({ amount })}
            problem={errors.amount}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
          />
          <DayField
            label={payment.on}
            value={typed.on}
            onDay={(on) => set({ on })}
            error={errors.on !== undefined}
            helperText={errors.on}
          />
          <EntryField label={payment.reference} value={typed.reference} onType={(reference) => set({ reference })} />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {form.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {words.receive}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
