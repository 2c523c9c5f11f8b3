import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'>

interface SelectFieldProps extends FieldProps, SelectProps {
  id: string
  choices: readonly { value: string | number; label: string }[]
}

/** One of a list that is too long to be seen at once; a few stand as Radios. */
export function SelectField({ choices, ...props }: SelectFieldProps) {
  return (
    <Field<SelectProps> {...props}>
      {(control) => (
        <select {...control}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
