import { useInput } from 'react-admin'
import { parisMoment, shownInParis } from '#rules/basics/paris-time.ts'
import { DayField } from './DayField.tsx'

interface DayInputProps {
  source: string
  label: string
  kind: 'day' | 'moment'
  helperText: string | false
  isRequired: boolean
  isDisabled: boolean
  /** In a table, where the head of the column names it. */
  isBare: boolean
}

/** A day of a form. A moment is typed and shown by the clocks of the estate, as lists tell it, and travels as one. */
export function DayInput({ source, label, kind, helperText, isRequired, isDisabled, isBare }: DayInputProps) {
  const { field, fieldState, id } = useInput({ source, format: (kept) => kept ?? '', parse: (typed) => typed })
  const problem = fieldState.error?.message
  return (
    <DayField
      id={id}
      kind={kind}
      {...(isBare ? { ariaLabel: label } : { label, required: isRequired })}
      value={kind === 'day' ? String(field.value ?? '') : shownInParis(String(field.value ?? ''))}
      onDay={(value) => field.onChange(kind === 'day' ? value || null : parisMoment(value))}
      disabled={isDisabled}
      error={problem !== undefined}
      helperText={problem ?? (helperText || undefined)}
      fullWidth
    />
  )
}
