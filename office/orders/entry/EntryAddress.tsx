import { Autocomplete, Box, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { countries } from '#words/places/countries.ts'
import { EntryField } from './EntryField.tsx'
import { NO_ADDRESS, type TypedAddress } from './entry-form.ts'
import type { EntryPart } from './entry-part.ts'
import { useEntryWords } from './use-entry-words.ts'

/** Where the invoice goes, and the parcel if it goes elsewhere. */
export function EntryAddress({ typed, onChange, errors }: EntryPart) {
  const words = useEntryWords().address
  const isBrought = typed.delivery.type === 'DELIVERY'
  const other = typed.deliveryAddress
  return (
    <Block title={words.title} hint={words.hint}>
      <AddressFields
        name="address"
        value={typed.address}
        onChange={(address) => onChange({ address })}
        errors={errors}
      />
      {isBrought && (
        <FormControlLabel
          control={
            <Checkbox
              checked={other !== null}
              onChange={({ target }) => onChange({ deliveryAddress: target.checked ? NO_ADDRESS : null })}
            />
          }
          label={words.other}
        />
      )}
      {isBrought && other && (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 1 }}>
          <Box component="legend" sx={{ fontWeight: 600, mb: 1.5 }}>
            {words.delivery}
          </Box>
          <AddressFields
            name="deliveryAddress"
            value={other}
            onChange={(deliveryAddress) => onChange({ deliveryAddress })}
            errors={errors}
          />
        </Box>
      )}
    </Block>
  )
}

interface AddressFieldsProps {
  name: 'address' | 'deliveryAddress'
  value: TypedAddress
  onChange: (address: TypedAddress) => void
  errors: EntryPart['errors']
}

function AddressFields({ name, value, onChange, errors }: AddressFieldsProps) {
  const words = useEntryWords().address
  const locale = useSpokenLocale()
  const set = (change: Partial<TypedAddress>) => onChange({ ...value, ...change })
  const field = (part: 'company' | 'address' | 'addressPart2' | 'postalCode' | 'city') => ({
    label: words[part],
    value: value[part],
    onType: (text: string) => set({ [part]: text }),
    problem: errors[`${name}.${part}`],
  })
  const country = countries.find(({ numCode }) => Number(numCode) === value.idCountry)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 2fr' } }}>
      <EntryField {...field('company')} sx={{ gridColumn: '1 / -1' }} />
      <EntryField {...field('address')} sx={{ gridColumn: '1 / -1' }} />
      <EntryField {...field('addressPart2')} sx={{ gridColumn: '1 / -1' }} />
      <EntryField {...field('postalCode')} />
      <EntryField {...field('city')} />
      {errors[`${name}.city`] && (
        <FormControlLabel
          sx={{ gridColumn: '1 / -1' }}
          control={
            <Checkbox
              checked={value.isCityConfirmed}
              onChange={({ target }) => set({ isCityConfirmed: target.checked })}
            />
          }
          label={words.isCityConfirmed}
        />
      )}
      <Autocomplete
        sx={{ gridColumn: '1 / -1' }}
        options={countries}
        value={country ?? null}
        disableClearable={country !== undefined}
        getOptionLabel={(one) => one[locale]}
        getOptionKey={({ alphaTwo }) => alphaTwo}
        onChange={(_, chosen) => chosen && set({ idCountry: Number(chosen.numCode) })}
        renderInput={(props) => <TextField {...props} label={words.country} />}
      />
    </Box>
  )
}
