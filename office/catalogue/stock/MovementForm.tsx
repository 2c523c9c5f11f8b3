import { Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { BookedReason } from '#contract/catalogue/closed-sets.ts'
import { bookStock } from '#contract/catalogue/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { ReasonField } from './ReasonField.tsx'

/** Pieces of one declination, in or out, with why. */
export function MovementForm({ declinationId }: { declinationId: number }) {
  const words = useScreenWords().catalogue.stock
  const { act, isBusy } = useAct()
  const [reason, setReason] = useState<BookedReason>('DELIVERY')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const movements = [{ declinationId, quantity: Number(typed.get('quantity')) }]
    const asking = ask(bookStock, { body: { reason, note: String(typed.get('note')), movements } })
    if (await act(asking, words.booked)) form.reset()
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '2fr 1fr' }}>
      <ReasonField value={reason} onChange={setReason} />
      <TextField
        name="quantity"
        type="number"
        label={words.quantity}
        required
        slotProps={{ htmlInput: { min: reason === 'CORRECTION' ? undefined : 1, step: 1, inputMode: 'numeric' } }}
      />
      <TextField
        name="note"
        label={words.note}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        sx={{ gridColumn: '1/-1' }}
      />
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ gridColumn: '1/-1', justifySelf: 'start' }}>
        {words.book}
      </Button>
    </Box>
  )
}
