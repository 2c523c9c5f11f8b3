import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { useWords } from '#office/shell/locale.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'

interface LocalInputProps {
  /** Where its words lie, by language. */
  source: string
  label: string
  isLong?: boolean
  isDisabled: boolean
}

/** One sentence in every language, side by side. */
export function LocalInput({ source, label, isLong = false, isDisabled }: LocalInputProps) {
  const { languages } = useWords().form
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: `repeat(${LOCALE_CODES.length}, 1fr)` } }}>
      {LOCALE_CODES.map((locale) => (
        <TextInput
          key={locale}
          source={`${source}.${locale}`}
          label={`${label} (${languages[locale].toLowerCase()})`}
          multiline={isLong}
          minRows={isLong ? 2 : 1}
          disabled={isDisabled}
          helperText={false}
          margin="none"
          slotProps={{ htmlInput: { lang: locale } }}
        />
      ))}
    </Box>
  )
}
