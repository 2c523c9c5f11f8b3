import { useInput } from 'react-admin'
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

/** A day of a form. A moment is shown by the clocks of whoever looks, and travels as one. */
export function DayInput({ source, label, kind, helperText, isRequired, isDisabled, isBare }: DayInputProps) {
  const { field, fieldState, id } = useInput({ source, format: (kept) => kept ?? '', parse: (typed) => typed })
  const problem = fieldState.error?.message
  return (
    <DayField
      id={id}
      kind={kind}
      {...(isBare ? { ariaLabel: label } : { label, required: isRequired })}
      value={kind === 'day' ? String(field.value ?? '') : localMoment(field.value)}
      onDay={(value) => field.onChange(kind === 'day' ? value || null : momentOf(value))}
      disabled={isDisabled}
      error={problem !== undefined}
      helperText={problem ?? (helperText || undefined)}
      fullWidth
    />
  )
}

/** What one types is a time where one is; it travels as a moment. */
function momentOf(typed: string): string | null {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

function localMoment(kept: unknown): string {
  const at = new Date(typeof kept === 'string' ? kept : Number.NaN)
  if (Number.isNaN(at.getTime())) return ''
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
