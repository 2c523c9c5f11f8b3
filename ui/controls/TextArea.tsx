import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

type AreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'children'>

/** Text of several lines. */
export function TextArea(props: FieldProps & AreaProps) {
  return <Field<AreaProps> {...props}>{(control) => <textarea {...control} />}</Field>
}
