import { TextField, type TextFieldProps } from '@mui/material'

type EntryFieldProps = Omit<TextFieldProps, 'onChange' | 'error' | 'helperText'> & {
  onType: (text: string) => void
  problem?: string | undefined
  hint?: string | undefined
}

/** One field of the entry, with what is wrong with it below. */
export function EntryField({ onType, problem, hint, ...props }: EntryFieldProps) {
  return (
    <TextField
      fullWidth
      autoComplete="off"
      {...props}
      onChange={({ target }) => onType(target.value)}
      error={problem !== undefined}
      helperText={problem ?? hint}
    />
  )
}
