import { Box, Button, Paper, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { Return } from '#contract/returns/returns.ts'
import { receiveReturn, refundReturn, refuseReturn, sendReturnLabel } from '#contract/returns/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { FitLines } from './FitLines.tsx'

export type Step = 'refuse' | 'label' | 'receive' | 'refund'

interface StepFormProps {
  step: Step
  back: Return
  onDone: () => void
}

/** What a step of a return asks the estate for before it is taken. */
export function StepForm({ step, back, onDone }: StepFormProps) {
  const words = useScreenWords().returns
  const common = useWords().form
  const { act, isBusy } = useAct()
  const [fit, setFit] = useState<readonly number[]>([])
  const params = { id: String(back.id) }

  const steps = {
    refuse: (form: FormData) =>
      act(ask(refuseReturn, { params, body: { reason: String(form.get('reason')) } }), words.refused),
    label: (form: FormData) => {
      const file = form.get('file')
      const files = file instanceof File && file.size > 0 ? [file] : []
      const url = String(form.get('url')).trim() || null
      return act(ask(sendReturnLabel, { params, body: { url }, files }), words.labelSent)
    },
    receive: () => {
      const lines = back.lines.map(({ line }) => ({ line, isFit: fit.includes(line) }))
      return act(ask(receiveReturn, { params, body: { lines } }), words.received)
    },
    refund: (form: FormData) => {
      const typed = String(form.get('shipping')).replace(',', '.').trim()
      const body = typed === '' ? {} : { shipping: Number(typed) }
      return act(ask(refundReturn, { params, body }), words.refunded)
    },
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (await steps[step](new FormData(event.currentTarget))) onDone()
  }
  return (
    <Paper component="form" variant="outlined" onSubmit={submit} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      {step === 'refuse' && (
        <TextField name="reason" label={words.refuseReason} required multiline minRows={2} autoFocus />
      )}
      {step === 'label' && (
        <>
          <TextField name="url" type="url" label={words.labelUrl} autoFocus />
          <TextField name="file" type="file" label={words.labelFile} />
        </>
      )}
      {step === 'receive' && <FitLines back={back} fit={fit} onChange={setFit} />}
      {step === 'refund' && (
        <>
          <span>{words.refundHint}</span>
          <TextField name="shipping" label={words.refundShipping} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
        </>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy} color={step === 'refuse' ? 'error' : 'primary'}>
          {words[step]}
        </Button>
        <Button color="secondary" onClick={onDone}>
          {common.cancel}
        </Button>
      </Box>
    </Paper>
  )
}
