import { type ChosenCountry, FRANCE } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { fieldId, fieldProps } from '#site/checkout/field-props.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import type { Field } from './address-fields.ts'
import type { AddressValue } from './address-value.ts'
import { CityField } from './CityField.tsx'
import { useCountries } from './countries.ts'
import type { FieldErrors } from './step-fields.ts'
import { TownQuestion } from './TownQuestion.tsx'

interface AddressFieldsProps {
  prefix: '' | 'billing.'
  section: 'shipping' | 'billing'
  value: AddressValue
  errors: FieldErrors
  onlyFrance: boolean
  onChange: (changed: Partial<AddressValue>) => void
}

/** Street, place and country, with towns proposed as one types. */
export function AddressFields({ prefix, section, value, errors, onlyFrance, onChange }: AddressFieldsProps) {
  const { words } = useCheckout()
  const named = (part: Exclude<keyof AddressValue, 'country' | 'isCityConfirmed'>) => {
    const field: Field = `${prefix}${part}`
    return { field, label: words.fields[part], value: value[part], error: errors[field] }
  }
  const text = (part: 'company' | 'address' | 'addressPart2') =>
    fieldProps({ ...named(part), onChange: (typed) => onChange({ [part]: typed }) })
  const optional = { optional: words.optional, 'aria-required': false }
  // What was confirmed of one place is not said of another.
  const move = (changed: Partial<AddressValue>) => onChange({ ...changed, isCityConfirmed: false })
  const place = {
    idCountry: value.country.id,
    onPick: (city: { postalCode: string; name: string }) => move({ postalCode: city.postalCode, city: city.name }),
  }
  return (
    <>
      <TextField {...text('company')} {...optional} autoComplete={`${section} organization`} maxLength={120} />
      <TextField {...text('address')} autoComplete={`${section} address-line1`} maxLength={200} />
      <TextField
        {...text('addressPart2')}
        {...optional}
        autoComplete={`${section} address-line2`}
        maxLength={200}
        hint={words.hints.addressPart2}
      />
      <div className="flex flex-col gap-6 desk:grid desk:grid-cols-[2fr_3fr]">
        <CityField
          {...named('postalCode')}
          {...place}
          autoComplete={`${section} postal-code`}
          maxLength={12}
          inputMode={value.country.id === FRANCE.id ? 'numeric' : 'text'}
          hint={value.country.id === FRANCE.id ? words.hints.postalCode : undefined}
          onChange={(postalCode) => move({ postalCode })}
        />
        <CityField
          {...named('city')}
          {...place}
          autoComplete={`${section} address-level2`}
          maxLength={100}
          inputMode="text"
          onChange={(city) => move({ city })}
        />
      </div>
      <TownQuestion
        field={`${prefix}city`}
        value={value}
        isAsked={errors[`${prefix}city`] !== undefined}
        onChange={onChange}
      />
      {onlyFrance ? null : (
        <CountryField
          field={`${prefix}country`}
          section={section}
          idCountry={value.country.id}
          error={errors[`${prefix}country`]}
          onChange={(country) => move({ country })}
        />
      )}
    </>
  )
}

interface CountryFieldProps {
  field: 'country' | 'billing.country'
  section: string
  idCountry: number
  error: string | undefined
  onChange: (country: ChosenCountry) => void
}

function CountryField({ field, section, idCountry, error, onChange }: CountryFieldProps) {
  const { words } = useCheckout()
  const countries = useCountries()
  return (
    <SelectField
      id={fieldId(field)}
      label={words.fields.country}
      problem={error}
      value={idCountry}
      choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
      autoComplete={`${section} country`}
      onChange={(event) => {
        const chosen = countries.find(({ id }) => id === Number(event.target.value))
        if (chosen) onChange({ id: chosen.id, alphaTwo: chosen.alphaTwo })
      }}
    />
  )
}
