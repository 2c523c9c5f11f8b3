import { Box } from '@mui/material'
import { useWrittenWords } from '#office/shell/use-screen-words.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'

/** In which languages a thing is told. */
export function SpokenLanguages({ languages }: { languages: readonly string[] }) {
  const names = useWrittenWords().languages
  const told = LOCALE_CODES.filter((locale) => languages.includes(locale))
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, fontSize: '0.75rem', fontWeight: 600 }}>
      {told.map((locale) => (
        <Box component="abbr" key={locale} title={names[locale]} sx={{ textDecoration: 'none' }}>
          {locale.toUpperCase()}
        </Box>
      ))}
    </Box>
  )
}
