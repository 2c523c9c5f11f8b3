import type { CustomerAddress } from '#contract/accounts/addresses.ts'
import { FRANCE_ID } from '#rules/places/france.ts'
import { AccountForm } from '#site/accounts/AccountForm.tsx'
import { accountField } from '#site/accounts/account-field.ts'
import type { RefusedForm } from '#site/accounts/form-answer.server.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import type { AddressBookWords } from '#words/accounts/addresses/fr.ts'
import type { AccountWords } from '#words/accounts/fr.ts'

interface AddressFormProps {
  words: AccountWords
  said: AddressBookWords
  /** The one that is being changed; null for a new one. */
  address: CustomerAddress | null
  countries: readonly { id: number; name: string }[]
  refused: RefusedForm | null
}

export function AddressForm({ words, said, address, countries, refused }: AddressFormProps) {
  const { fields } = said
  const field = (name: keyof typeof fields) => {
    const given = accountField({ form: 'address', name, refused })
    const kept = address?.[name as keyof CustomerAddress] ?? (name === 'idCountry' ? FRANCE_ID : '')
    return { ...given, label: fields[name], defaultValue: refused ? (given.defaultValue ?? '') : String(kept) }
  }
  const tick = (name: 'isDeliveryDefault' | 'isBillingDefault' | 'isCityConfirmed') => ({
    id: `address-${name}`,
    name,
    look: 'soft' as const,
    label: fields[name],
    defaultChecked: refused ? refused.values[name] === 'on' : name !== 'isCityConfirmed' && address?.[name] === true,
  })
  return (
    <AccountForm intent="save" next={null} words={words} submit={said.submit} refused={refused}>
      {address && <input type="hidden" name="id" value={address.id} />}
      <div className="grid gap-5 desk:grid-cols-2">
        <TextField {...field('firstname')} autoComplete="given-name" required />
        <TextField {...field('lastname')} autoComplete="family-name" required />
      </div>
      <TextField {...field('company')} autoComplete="organization" />
      <TextField {...field('address')} autoComplete="address-line1" required />
      <TextField {...field('addressPart2')} autoComplete="address-line2" />
      <div className="grid gap-5 desk:grid-cols-[2fr_3fr]">
        <TextField {...field('postalCode')} autoComplete="postal-code" required />
        <TextField {...field('city')} autoComplete="address-level2" required />
      </div>
      {refused?.errors.city && <Checkbox {...tick('isCityConfirmed')} />}
      <SelectField
        {...field('idCountry')}
        autoComplete="country"
        choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Checkbox {...tick('isDeliveryDefault')} />
      <Checkbox {...tick('isBillingDefault')} />
    </AccountForm>
  )
}
