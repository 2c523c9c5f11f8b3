import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'>
export type TextFieldProps = FieldProps & InputProps

/** A line of text, a number, a date: whatever one `input` takes. */
export function TextField(props: TextFieldProps) {
  return <Field<InputProps> {...props}>{(control) => <input {...control} />}</Field>
}
