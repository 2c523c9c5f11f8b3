import { TextField, type TextFieldProps } from './TextField.tsx'

/** A day, `2021-09-14`, in the browser's own way of choosing one. */
export function DateField(field: Omit<TextFieldProps, 'type'>) {
  return <TextField {...field} type="date" />
}
