import { Box } from '@mui/material'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { usePageSettingsWords } from './use-page-settings-words.ts'

interface SearchResultProps {
  language: Locale
  title: string
  /** Without the prefix of the language. */
  path: string
  description: string
}

/** Search engines show about so much. */
const SHOWN_LETTERS = 160

/** A page as search engines will show it: where it is, its title, and what is said under it. */
export function SearchResult({ language, title, path, description }: SearchResultProps) {
  const words = usePageSettingsWords().preview
  const n = description.length
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.default', overflowWrap: 'anywhere' }}>
      <Box lang={language}>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {location.host + pathInLocale(path, language)}
        </Box>
        <Box sx={{ fontSize: '1.0625rem', color: 'info.main', my: 0.25 }}>{title || words.noTitle}</Box>
      </Box>
      <Box lang={n > 0 ? language : undefined} sx={{ color: 'text.secondary' }}>
        {n > SHOWN_LETTERS ? `${description.slice(0, SHOWN_LETTERS)}…` : description || words.noDescription}
      </Box>
      {n > 0 && (
        <Box sx={{ mt: 1, fontSize: '0.8125rem', color: n > SHOWN_LETTERS ? 'warning.main' : 'text.secondary' }}>
          {fill(n > SHOWN_LETTERS ? words.tooLong : words.length, { n })}
        </Box>
      )}
    </Box>
  )
}
