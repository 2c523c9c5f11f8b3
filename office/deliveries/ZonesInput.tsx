import AddIcon from '@mui/icons-material/Add'
import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import { Box, Button, FormHelperText, IconButton, Paper } from '@mui/material'
import { AutocompleteInput, BooleanInput } from 'react-admin'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { carriers } from '#contract/deliveries/carrier-resource.ts'
import { FieldInput } from '#office/shell/form/FieldInput.tsx'
import { PartsInput } from '#office/shell/form/PartsInput.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { countries } from '#words/places/countries.ts'
import { BandsInput } from './BandsInput.tsx'

const ZONE = carriers.fields.shape.zones.unwrap().element.shape
const NEW_ZONE = {
  country: 'FR',
  postalPrefixes: [],
  isExcluded: false,
  surcharge: 0,
  extraDays: 0,
  bands: [],
}

/** Where a carrier goes and for how much: a card for each zone. */
export function ZonesInput() {
  const words = useScreenWords().zones
  const mayChange = useMayChange('deliveries')
  const { fields, append, remove } = useFieldArray({ name: 'zones' })
  const { errors } = useFormState()
  const told = errors.zones?.message ?? errors.zones?.root?.message
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {fields.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.none}</Box>}
      {fields.map(({ id }, at) => (
        <ZoneCard key={id} at={at} onRemove={mayChange ? () => remove(at) : null} />
      ))}
      {typeof told === 'string' && <FormHelperText error>{told}</FormHelperText>}
      {mayChange && (
        <Button startIcon={<AddIcon />} onClick={() => append(NEW_ZONE)} sx={{ justifySelf: 'start' }}>
          {words.add}
        </Button>
      )}
    </Box>
  )
}

function ZoneCard({ at, onRemove }: { at: number; onRemove: (() => void) | null }) {
  const words = useScreenWords().zones
  const thing = useThingWords('carriers')
  const locale = useSpokenLocale()
  const source = `zones.${at}`
  const { country, isExcluded } = useWatch({ name: source }) ?? NEW_ZONE
  const title = countries.find(({ alphaTwo }) => alphaTwo === country)?.[locale] ?? fill(words.title, { n: at + 1 })
  return (
    <Paper
      component="fieldset"
      variant="outlined"
      sx={{ p: 2, m: 0, borderColor: 'divider', minWidth: 0, bgcolor: 'background.default' }}
    >
      <Box component="legend" sx={{ fontWeight: 600, px: 0.5, mx: -0.5 }}>
        {fill(words.title, { n: at + 1 })} — {title}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr', lg: '2fr 2fr 1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <AutocompleteInput
          source={`${source}.country`}
          label={thing.fields.country ?? ''}
          choices={countries.map((one) => ({ id: one.alphaTwo, name: one[locale] }))}
          translateChoice={false}
          disabled={!onRemove}
          helperText={false}
        />
        <PartsInput source={`${source}.postalPrefixes`} field="postalPrefixes" thing={thing} isDisabled={!onRemove} />
        <FieldInput
          source={`${source}.surcharge`}
          field="surcharge"
          shape={ZONE.surcharge}
          thing={thing}
          isDisabled={!onRemove}
        />
        <FieldInput
          source={`${source}.extraDays`}
          field="extraDays"
          shape={ZONE.extraDays}
          thing={thing}
          isDisabled={!onRemove}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
        <BooleanInput
          source={`${source}.isExcluded`}
          label={thing.fields.isExcluded ?? ''}
          helperText={false}
          disabled={!onRemove}
        />
        {onRemove && (
          <IconButton aria-label={fill(words.remove, { name: title })} onClick={onRemove}>
            <DeleteOutline />
          </IconButton>
        )}
      </Box>
      {!isExcluded && <BandsInput source={`${source}.bands`} isDisabled={!onRemove} />}
    </Paper>
  )
}
