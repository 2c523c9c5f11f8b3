import { type ChosenCountry, FRANCE } from '#site/checkout/checkout-choices.ts'
import { useCheckout } from '#site/checkout/checkout-context.tsx'
import { describe, FieldFrame, fieldId, INPUT, TextField } from '#site/checkout/fields.tsx'
import type { Field } from './address-fields.ts'
import { CityField } from './CityField.tsx'
import { useCountries } from './countries.ts'
import type { FieldErrors } from './step-fields.ts'

export interface AddressValue {
  company: string
  address: string
  addressPart2: string
  postalCode: string
  city: string
  country: ChosenCountry
}

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
  const named = (part: Exclude<keyof AddressValue, 'country'>) => {
    const field: Field = `${prefix}${part}`
    return { field, label: words.fields[part], value: value[part], error: errors[field] }
  }
  const text = (part: 'company' | 'address' | 'addressPart2') => ({
    ...named(part),
    onChange: (typed: string) => onChange({ [part]: typed }),
  })
  const place = {
    idCountry: value.country.id,
    onPick: (city: { postalCode: string; name: string }) => onChange({ postalCode: city.postalCode, city: city.name }),
  }
  return (
    <>
      <TextField {...text('company')} autoComplete={`${section} organization`} maxLength={120} isOptional />
      <TextField {...text('address')} autoComplete={`${section} address-line1`} maxLength={200} />
      <TextField
        {...text('addressPart2')}
        autoComplete={`${section} address-line2`}
        maxLength={200}
        hint={words.hints.addressPart2}
        isOptional
      />
      <div className="flex flex-col gap-6 desk:grid desk:grid-cols-[2fr_3fr]">
        <CityField
          {...named('postalCode')}
          {...place}
          autoComplete={`${section} postal-code`}
          maxLength={12}
          inputMode={value.country.id === FRANCE.id ? 'numeric' : 'text'}
          hint={value.country.id === FRANCE.id ? words.hints.postalCode : undefined}
          onChange={(postalCode) => onChange({ postalCode })}
        />
        <CityField
          {...named('city')}
          {...place}
          autoComplete={`${section} address-level2`}
          maxLength={100}
          inputMode="text"
          onChange={(city) => onChange({ city })}
        />
      </div>
      {onlyFrance ? null : (
        <CountryField
          field={`${prefix}country`}
          section={section}
          idCountry={value.country.id}
          error={errors[`${prefix}country`]}
          onChange={(country) => onChange({ country })}
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
  const labelled = { field, label: words.fields.country, error }
  return (
    <FieldFrame {...labelled}>
      <select
        id={fieldId(field)}
        value={idCountry}
        autoComplete={`${section} country`}
        aria-invalid={error !== undefined}
        aria-describedby={describe(labelled)}
        onChange={(event) => {
          const chosen = countries.find(({ id }) => id === Number(event.target.value))
          if (chosen) onChange({ id: chosen.id, alphaTwo: chosen.alphaTwo })
        }}
        className={INPUT}
      >
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
