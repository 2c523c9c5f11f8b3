import { Box } from '@mui/material'
import { BooleanInput } from 'react-admin'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { LocalInput } from './LocalInput.tsx'

/** What a form is called and says around its questions. */
export function FormTexts() {
  const { fields } = useThingWords('forms')
  const isDisabled = !useMayChange('content')
  const common = { isDisabled }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LocalInput {...common} source="definition.title" label={fields.title ?? ''} />
      <LocalInput {...common} source="definition.intro" label={fields.intro ?? ''} isLong />
      <LocalInput {...common} source="definition.thanks" label={fields.thanks ?? ''} isLong />
      <BooleanInput
        source="definition.confirms"
        label={fields.confirms ?? ''}
        disabled={isDisabled}
        helperText={false}
      />
    </Box>
  )
}
