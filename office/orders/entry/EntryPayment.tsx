import { Box, Checkbox, FormControlLabel, MenuItem } from '@mui/material'
import { PAYMENT_MEANS } from '#contract/payments/closed-sets.ts'
import { DayField } from '#office/shell/dates/DayField.tsx'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { EntryField } from './EntryField.tsx'
import { isPaidAlready, type TypedEntry } from './entry-form.ts'
import type { EntryPart } from './entry-part.ts'
import { useEntryWords } from './use-entry-words.ts'

/** How it is paid: already, or later with the bottles held so long. */
export function EntryPayment({ typed, onChange, errors }: EntryPart) {
  const words = useEntryWords().payment
  const { payment, delivery } = typed
  const set = (change: Partial<TypedEntry['payment']>) => onChange({ payment: { ...payment, ...change } })
  const isAway = delivery.type === 'TAKEN_AWAY'
  const means = PAYMENT_MEANS.filter((one) => !(isAway && one === 'LINK'))
  const isPaid = isPaidAlready(typed)
  const mayWait = !isAway && (payment.means === 'TRANSFER' || payment.means === 'CHEQUE')
  return (
    <Block title={words.title}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <EntryField
          select
          id="entry-means"
          label={words.title}
          value={payment.means}
          onType={(chosen) => set({ means: PAYMENT_MEANS.find((one) => one === chosen) ?? 'LINK' })}
          problem={errors['payment.means']}
          sx={{ gridColumn: '1 / -1' }}
        >
          {means.map((one) => (
            <MenuItem key={one} value={one}>
              {words.means[one]}
            </MenuItem>
          ))}
        </EntryField>
        {mayWait && (
          <FormControlLabel
            sx={{ gridColumn: '1 / -1' }}
            control={
              <Checkbox checked={payment.isReceived} onChange={({ target }) => set({ isReceived: target.checked })} />
            }
            label={words.isReceived}
          />
        )}
        {isPaid ? (
          <Receipt typed={typed} errors={errors} set={set} />
        ) : (
          <Waiting typed={typed} errors={errors} set={set} />
        )}
      </Box>
      <Box sx={{ mt: 1.5, fontSize: '0.8125rem' }}>
        <Quiet>{words.noCash}</Quiet>
      </Box>
    </Block>
  )
}

interface PaymentPart extends Pick<EntryPart, 'typed' | 'errors'> {
  set: (change: Partial<TypedEntry['payment']>) => void
}

function Receipt({ typed: { payment }, errors, set }: PaymentPart) {
  const words = useEntryWords().payment
  return (
    <>
      <DayField
        label={words.on}
        value={payment.on}
        onDay={(on) => set({ on })}
        error={errors['payment.received.on'] !== undefined}
        helperText={errors['payment.received.on']}
      />
      <EntryField
        label={words.reference}
        value={payment.reference}
        onType={(reference) => set({ reference })}
        problem={errors['payment.received.reference']}
      />
    </>
  )
}

function Waiting({ typed: { payment }, errors, set }: PaymentPart) {
  const words = useEntryWords().payment
  return (
    <>
      <EntryField
        type="number"
        label={words.holdDays}
        value={payment.holdDays}
        onType={(holdDays) => set({ holdDays })}
        problem={errors['payment.holdDays']}
        slotProps={{ htmlInput: { min: 1, max: 60 } }}
      />
      {payment.means !== 'LINK' && (
        <EntryField
          multiline
          label={words.instructions}
          value={payment.instructions}
          onType={(instructions) => set({ instructions })}
          problem={errors['payment.instructions']}
          sx={{ gridColumn: '1 / -1' }}
        />
      )}
      <FormControlLabel
        sx={{ gridColumn: '1 / -1' }}
        control={<Checkbox checked={payment.isMailed} onChange={({ target }) => set({ isMailed: target.checked })} />}
        label={words.isMailed}
      />
    </>
  )
}
