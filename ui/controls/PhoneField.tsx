import { TextField, type TextFieldProps } from './TextField.tsx'

/** A telephone number, written as people write theirs. */
export function PhoneField(field: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="tel" {...field} type="tel" inputMode="tel" />
}
