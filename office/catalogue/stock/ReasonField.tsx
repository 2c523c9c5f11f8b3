import { MenuItem, TextField } from '@mui/material'
import { BOOKED_REASONS, type BookedReason } from '#contract/catalogue/closed-sets.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'

interface ReasonFieldProps {
  value: BookedReason
  onChange: (reason: BookedReason) => void
}

/** Why pieces come or go. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  const words = useScreenWords().catalogue.stock
  const { choices } = useThingWords('stockMovements')
  return (
    <TextField
      select
      id="movement-reason"
      label={words.reason}
      value={value}
      onChange={({ target }) => onChange(target.value as BookedReason)}
      helperText={value === 'CORRECTION' ? words.correctionHint : undefined}
    >
      {BOOKED_REASONS.map((reason) => (
        <MenuItem key={reason} value={reason}>
          {choices.reason?.[reason]}
        </MenuItem>
      ))}
    </TextField>
  )
}
