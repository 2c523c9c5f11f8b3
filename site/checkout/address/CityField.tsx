import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { fieldId } from '#site/checkout/field-props.ts'
import { type Town, TownCombobox } from '#site/deliveries/TownCombobox.tsx'
import { Field } from '#ui/controls/Field.tsx'
import type { Field as FieldName } from './address-fields.ts'

interface CityFieldProps {
  field: FieldName
  label: string
  hint?: string | undefined
  value: string
  error: string | undefined
  idCountry: number
  autoComplete: string
  maxLength: number
  inputMode: 'numeric' | 'text'
  onChange: (typed: string) => void
  onPick: (city: Town) => void
}

/** A field of an address that proposes towns. */
export function CityField({ field, label, hint, error, onChange, ...input }: CityFieldProps) {
  const { words } = useCheckout()
  return (
    <Field id={fieldId(field)} label={label} hint={hint} problem={error}>
      {(control) => (
        <TownCombobox {...control} {...input} name={field} listLabel={label} words={words.where} onType={onChange} />
      )}
    </Field>
  )
}
