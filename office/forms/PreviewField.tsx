import { Box, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import type { FieldKind } from '#contract/forms/closed-sets.ts'
import type { FormField } from '#contract/forms/forms.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'

interface PreviewFieldProps {
  field: FormField
  value: unknown
  onAnswer: (value: unknown) => void
}

const TYPES: Partial<Record<FieldKind, string>> = {
  NUMBER: 'number',
  DATE: 'date',
  EMAIL: 'email',
  PHONE: 'tel',
  FILE: 'file',
}

/** One question, to be tried. */
export function PreviewField({ field, value, onAnswer }: PreviewFieldProps) {
  const { optional } = useGuestWords().forms
  const { kind, label, help, isRequired, choices } = field
  const named = isRequired ? label : `${label} (${optional.toLowerCase()})`
  const given = typeof value === 'string' ? value : ''
  if (kind === 'HEADING') return <Typography variant="h3">{label}</Typography>
  if (kind === 'PARAGRAPH') return <Box sx={{ whiteSpace: 'pre-line' }}>{label}</Box>
  if (kind === 'CONSENT') {
    const tick = <Checkbox checked={value === true} onChange={(_, isTicked) => onAnswer(isTicked)} />
    return <FormControlLabel control={tick} label={named} />
  }
  const common = { label: named, helperText: help || undefined, size: 'small' as const }
  if (choices.length > 0 || kind === 'SELECT') {
    const several = kind === 'CHOICES'
    return (
      <TextField
        {...common}
        select
        value={several ? (Array.isArray(value) ? value : []) : given}
        onChange={({ target }) => onAnswer(target.value)}
        slotProps={{ select: { multiple: several } }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.key} value={choice.key}>
            {choice.label}
          </MenuItem>
        ))}
      </TextField>
    )
  }
  const isLong = kind === 'LONG_TEXT'
  return (
    <TextField
      {...common}
      type={TYPES[kind] ?? 'text'}
      multiline={isLong}
      minRows={isLong ? 3 : 1}
      {...(kind !== 'FILE' && { value: given })}
      onChange={({ target }) => onAnswer(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
