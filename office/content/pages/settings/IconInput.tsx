import { Autocomplete, Box, TextField } from '@mui/material'
import { useInput } from 'react-admin'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { drawingOf, OFFERED_ICONS } from './icons.ts'
import { usePageSettingsWords } from './use-page-settings-words.ts'

/** The drawing before the page's name in the menu: one of those that fit an estate, or any other by its name. */
export function IconInput() {
  const words = usePageSettingsWords().icon
  const { fields } = useThingWords('pages')
  const mayChange = useMayChange('content')
  const { field, fieldState } = useInput({ source: 'menuIcon' })
  const names: Readonly<Record<string, string>> = words.names
  const value = typeof field.value === 'string' && field.value !== '' ? field.value : null
  return (
    <Autocomplete<string, false, false, true>
      freeSolo
      autoSelect
      options={OFFERED_ICONS}
      value={value}
      disabled={!mayChange}
      onChange={(_, chosen) => field.onChange(chosen?.trim() || null)}
      getOptionLabel={(name) => names[name] ?? name}
      renderOption={({ key, ...item }, name) => (
        <Box component="li" key={key} {...item} sx={{ gap: 1.5 }}>
          <Drawing name={name} />
          {names[name] ?? name}
        </Box>
      )}
      renderInput={(params) => (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
          <TextField
            {...params}
            label={fields.menuIcon}
            error={fieldState.invalid}
            helperText={fieldState.error?.message ?? words.hint}
          />
          {value && (
            <Box sx={{ pt: 1.25 }}>
              <Drawing name={value} />
            </Box>
          )}
        </Box>
      )}
      sx={{ mt: 2, maxWidth: { sm: '50%' } }}
    />
  )
}

function Drawing({ name }: { name: string }) {
  const drawing = drawingOf(name)
  if (!drawing) return null
  const { width, height, path } = drawing
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      sx={{ width: 20, height: 18, flexShrink: 0, fill: 'currentColor', color: 'text.secondary' }}
    >
      <path d={path} />
    </Box>
  )
}
