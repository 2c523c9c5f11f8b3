import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Duplicate } from '#contract/accounts/customer-merges.ts'
import type { Customer } from '#contract/accounts/customers.ts'
import { getCustomerMerge, mergeCustomers } from '#contract/accounts/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { type Account, OtherChoice, StaysChoice } from './MergeChoices.tsx'

interface MergeDialogProps {
  customer: Customer
  duplicates: readonly Duplicate[]
  onMerged: () => void
  onClose: () => void
}

/** Which other account, which of the two stays, and what will come of it, before it is done for good. */
export function MergeDialog({ customer, duplicates, onMerged, onClose }: MergeDialogProps) {
  const words = useBusinessWords().merge
  const { cancel } = useWords().form
  const titleId = useId()
  const navigate = useNavigate()
  const { act, isBusy } = useAct()
  const own: Account = {
    id: customer.id,
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    email: customer.email,
  }
  const [other, setOther] = useState<Account | null>(duplicates[0] ?? null)
  const [isOtherKept, setOtherKept] = useState(false)
  const stays = isOtherKept && other ? other : own
  const goes = isOtherKept ? own : other
  const { data, refusal } = useAnswer(goes ? `${stays.id} ${goes.id}` : '', () =>
    ask(getCustomerMerge, { params: { id: String(stays.id), other: String(goes?.id) } }),
  )
  const isKnown = data !== null && data.email === stays.email && data.oldEmail === goes?.email
  const merge = async () => {
    if (!goes) return
    const asked = ask(mergeCustomers, { params: { id: String(stays.id) }, body: { idOther: goes.id } })
    if (!(await act(asked, words.done))) return
    onClose()
    if (stays.id === own.id) onMerged()
    else navigate(`/customers/${stays.id}`)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{words.dialog}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <OtherChoice own={own} duplicates={duplicates} value={other} onChange={setOther} />
        {other && (
          <StaysChoice accounts={[own, other]} value={stays.id} onChange={(id) => setOtherKept(id === other.id)} />
        )}
        {refusal && goes && <Alert severity="warning">{refusal}</Alert>}
        {isKnown && goes && (
          <Box>
            <Box sx={{ mb: 1 }}>{fill(words.moves, { email: stays.email })}</Box>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {(['orders', 'addresses', 'giftCards', 'notes', 'visits'] as const)
                .filter((part) => data.moved[part] > 0)
                .map((part) => (
                  <li key={part}>{fill(words.parts[part], { n: data.moved[part] })}</li>
                ))}
            </Box>
            <Alert severity="warning" sx={{ mt: 1.5 }}>
              {fill(words.ends, { email: goes.email })}
              {data.moved.newsletters > 0 && ` ${words.newsletters}`}
            </Alert>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="contained" color="error" disabled={!isKnown || isBusy} onClick={() => void merge()}>
          {words.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
