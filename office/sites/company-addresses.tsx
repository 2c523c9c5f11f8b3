import { Box } from '@mui/material'
import { AutocompleteInput, SelectInput } from 'react-admin'
import { getAddressTypes } from '#contract/sites/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { countries } from '#words/places/countries.ts'

export const companyAddressPages = screensOf('companyAddresses', {
  columns: [
    { field: 'name' },
    { field: 'idType', render: ({ idType }) => <TypeName id={idType} /> },
    { field: 'address', onPhone: 'none' },
    { field: 'postalCode', kind: 'code', onPhone: 'none' },
    { field: 'city' },
    { field: 'position', kind: 'number', onPhone: 'none' },
  ],
  nameOf: ({ id, name }) => name || `#${id}`,
  form: [
    {
      section: 'address',
      view: () => <Kinds />,
      fields: ['name', 'phone', 'address', 'addressPart2', 'postalCode', 'city', 'position'],
    },
    { section: 'place', fields: ['latitude', 'longitude'] },
  ],
})

function useAddressTypes() {
  const locale = useSpokenLocale()
  return useAnswer(`address types ${locale}`, () => ask(getAddressTypes, {})).data?.types ?? []
}

function TypeName({ id }: { id: number }) {
  return useAddressTypes().find((type) => type.id === id)?.label ?? ''
}

/** What it is for, and its country. */
function Kinds() {
  const { fields } = useThingWords('companyAddresses')
  const locale = useSpokenLocale()
  const mayChange = useMayChange('settings')
  const types = useAddressTypes()
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <SelectInput
        source="idType"
        label={fields.idType ?? ''}
        choices={types.map(({ id, label }) => ({ id, name: label }))}
        translateChoice={false}
        isRequired
        disabled={!mayChange}
        helperText={false}
        margin="none"
      />
      <AutocompleteInput
        source="idCountry"
        label={fields.idCountry ?? ''}
        choices={countries.map((one) => ({ id: Number(one.numCode), name: one[locale] }))}
        translateChoice={false}
        disabled={!mayChange}
        helperText={false}
      />
    </Box>
  )
}
