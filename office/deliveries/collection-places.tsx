import { AutocompleteInput, useGetList } from 'react-admin'
import { useMayChange } from '#office/shell/me.ts'
import { screensOf } from '#office/shell/screens-of.tsx'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { ClosuresInput } from './ClosuresInput.tsx'
import { HoursInput } from './HoursInput.tsx'

export const collectionPlacePages = screensOf('collectionPlaces', {
  columns: [
    { field: 'name' },
    { field: 'city' },
    { field: 'waiting', kind: 'number' },
    { field: 'capacity', kind: 'number', onPhone: 'none' },
    { field: 'slotMinutes', kind: 'number', onPhone: 'none' },
  ],
  nameOf: ({ id, name }) => name || `#${id}`,
  form: [
    { section: 'place', view: () => <AddressInput />, fields: ['slotMinutes', 'capacity', 'closesOnHolidays'] },
    { section: 'hours', view: () => <HoursInput /> },
    { section: 'closures', view: () => <ClosuresInput /> },
  ],
})

const MOST = 100

/** Which of the estate's addresses it is. */
function AddressInput() {
  const thing = useThingWords('collectionPlaces')
  const mayChange = useMayChange('deliveries')
  const { data = [] } = useGetList('companyAddresses', { pagination: { page: 1, perPage: MOST } })
  return (
    <AutocompleteInput
      source="idAddress"
      label={thing.fields.idAddress ?? ''}
      choices={data.map(({ id, name, city }) => ({ id, name: `${name}, ${city}` }))}
      translateChoice={false}
      isRequired
      disabled={!mayChange}
      helperText={false}
      sx={{ mt: 2 }}
    />
  )
}
