import { FRANCE_ID } from '#rules/places/france.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { LinkInText } from '#ui/text/LinkInText.tsx'
import type { AddressBookWords } from '#words/accounts/addresses/fr.ts'
import type { VisitWords } from '#words/visits/fr.ts'
import type { FormState } from './BookingFields.tsx'

type BillingField = 'company' | 'address' | 'addressPart2' | 'postalCode' | 'city' | 'idCountry'

interface BillingFieldsProps {
  title: string
  labels: AddressBookWords['fields']
  state: FormState
  countries: readonly { value: number; label: string }[]
}

/** Where the invoice goes; whose it is stands in the booking. */
export function BillingFields({ title, labels, state: { typed, errors }, countries }: BillingFieldsProps) {
  const field = (name: BillingField) =>
    ({ id: name, name, look: 'soft', label: labels[name], defaultValue: typed[name], problem: errors[name] }) as const
  return (
    <div>
      <h2 className="title-3 mb-5">{title}</h2>
      <div className="flex flex-col gap-5">
        <TextField {...field('company')} autoComplete="organization" />
        <TextField {...field('address')} autoComplete="address-line1" required />
        <TextField {...field('addressPart2')} autoComplete="address-line2" />
        <div className="grid gap-5 desk:grid-cols-[2fr_3fr]">
          <TextField {...field('postalCode')} autoComplete="postal-code" required />
          <TextField {...field('city')} autoComplete="address-level2" required />
        </div>
        {errors.city && (
          <Checkbox id="isCityConfirmed" name="isCityConfirmed" look="soft" label={labels.isCityConfirmed} />
        )}
        <SelectField
          {...field('idCountry')}
          defaultValue={typed.idCountry ?? FRANCE_ID}
          autoComplete="country"
          choices={countries}
        />
      </div>
    </div>
  )
}

interface TermsTickProps {
  words: Pick<VisitWords['deposit'], 'accept' | 'terms' | 'newTab'>
  state: FormState
  path: string
}

export function TermsTick({ words, state: { typed, errors }, path }: TermsTickProps) {
  return (
    <Checkbox
      id="acceptsSaleTerms"
      name="acceptsSaleTerms"
      look="soft"
      label={<LinkInText text={words.accept} link={words.terms} href={path} newTab={words.newTab} />}
      required
      defaultChecked={typed.acceptsSaleTerms === 'on'}
      problem={errors.acceptsSaleTerms}
    />
  )
}
