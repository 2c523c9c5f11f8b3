import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { createPaymentLink } from '#contract/checkout/routes.ts'
import type { OfficeOrder } from '#contract/orders/office-orders.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { fill } from '#words/basics/fill.ts'
import { LinkToCopy } from './LinkToCopy.tsx'
import { useEntryWords } from './use-entry-words.ts'

/** Makes the link of an unpaid order, or shows the one there is, to be copied or mailed. */
export function LinkDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { order: words, payment } = useEntryWords()
  const { form, faults } = useWords()
  const notify = useNotify()
  const refresh = useRefresh()
  const id = useId()
  const [days, setDays] = useState('7')
  const [isMailed, setMailed] = useState(order.email !== '')
  const [isBusy, setBusy] = useState(false)
  const [link, setLink] = useState<{ url: string; until: string } | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const body = { days: Number(days) || 7, isMailed }
    const answer = await ask(createPaymentLink, { params: { id: String(order.id) }, body }).catch(() => null)
    setBusy(false)
    if (!answer?.success) return notify(answer?.message ?? faults.offline, { type: 'error' })
    notify(words.linkMade, { type: 'success' })
    refresh()
    setLink(answer.data.link)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{fill(words.linkTitle, { reference: order.reference })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {link ? (
            <LinkToCopy link={link} />
          ) : (
            <>
              <TextField
                type="number"
                label={words.days}
                value={days}
                onChange={({ target }) => setDays(target.value)}
                slotProps={{ htmlInput: { min: 1, max: 60 } }}
              />
              {order.email !== '' && (
                <FormControlLabel
                  control={<Checkbox checked={isMailed} onChange={({ target }) => setMailed(target.checked)} />}
                  label={payment.isMailed}
                />
              )}
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {form.cancel}
          </Button>
          {!link && (
            <Button type="submit" variant="contained" disabled={isBusy}>
              {words.makeLink}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
