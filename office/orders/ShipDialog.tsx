import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId } from 'react'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { changeOrderStatus } from '#contract/orders/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

/** The parcel leaves, with its number where there is one. */
export function ShipDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const words = useBusinessWords().orders
  const { cancel } = useWords().form
  const { act, isBusy } = useAct()
  const id = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('trackingNumber')).trim()
    const body = { status: 'SHIPPED', trackingNumber: typed || null } as const
    if (await act(ask(changeOrderStatus, { params: { id: String(order.id) }, body }), words.done.SHIPPED)) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{fill(words.ship, { reference: order.reference })}</DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <TextField
            name="trackingNumber"
            label={words.trackingNumber}
            helperText={words.trackingHint}
            autoFocus
            slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off', autoCapitalize: 'characters' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {words.acts.SHIPPED}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
