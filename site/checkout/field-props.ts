import type { Field } from './address/address-fields.ts'

interface CheckoutField {
  field: Field
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export const fieldId = (field: Field | string) => `champ-${field.replace('.', '-')}`

/** A field of the checkout as the controls want it; whoever leaves one out is told by us, not by the browser. */
export function fieldProps({ field, label, value, error, onChange }: CheckoutField) {
  return {
    id: fieldId(field),
    name: field,
    label,
    value,
    problem: error,
    'aria-required': true,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
}
