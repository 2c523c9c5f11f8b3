import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { handOverOrder } from '#contract/orders/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { ScanButton } from '#office/shell/scan/ScanButton.tsx'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

/** Who fetches an order says its code; without one it is handed over for a reason. */
export function HandOverDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const words = useBusinessWords().orders
  const { cancel } = useWords().form
  const { act, isBusy } = useAct()
  const [hasCode, setHasCode] = useState(true)
  const [typed, setTyped] = useState('')
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = hasCode ? { code: typed } : { reason: typed }
    const asking = ask(handOverOrder, { params: { id: String(order.id) }, body })
    if (await act(asking, words.done.DELIVERED)) onClose()
  }
  const change = () => {
    setHasCode(!hasCode)
    setTyped('')
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{fill(words.handOverTitle, { reference: order.reference })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ color: 'text.secondary' }}>
            {fill(words.handOverHint, { name: `${order.firstname} ${order.lastname}` })}
          </Box>
          <TextField
            key={String(hasCode)}
            label={hasCode ? words.handOverCode : words.handOverReason}
            helperText={hasCode ? words.handOverCodeHint : words.handOverReasonHint}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            required
            autoFocus
            slotProps={{
              input: hasCode ? { endAdornment: <ScanButton onScan={setTyped} /> } : {},
              htmlInput: hasCode
                ? { maxLength: 20, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
                : { maxLength: 200 },
            }}
          />
          <Button color="secondary" onClick={change} sx={{ justifySelf: 'start' }}>
            {hasCode ? words.handOverWithout : words.handOverWith}
          </Button>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || typed.trim() === ''}>
            {words.handOver}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
