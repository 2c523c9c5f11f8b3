import { Box } from '@mui/material'
import { SearchResult } from '#office/shell/form/SearchResult.tsx'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { usePageSettingsWords } from './use-page-settings-words.ts'

interface PageResultProps {
  locale: Locale
  title: string
  /** Without the prefix of the language. */
  path: string
  description: string
}

/** Search engines show about so much. */
const SHOWN_LETTERS = 160

/** A page as search engines will show it, and whether they will show all that is said of it. */
export function PageResult({ title, description, ...page }: PageResultProps) {
  const words = usePageSettingsWords().preview
  const n = description.length
  const isLong = n > SHOWN_LETTERS
  return (
    <SearchResult
      {...page}
      title={title || words.noTitle}
      description={isLong ? `${description.slice(0, SHOWN_LETTERS)}…` : description || words.noDescription}
      note={
        n > 0 && (
          <Box component="span" sx={{ color: isLong ? 'warning.main' : 'inherit' }}>
            {fill(isLong ? words.tooLong : words.length, { n })}
          </Box>
        )
      }
    />
  )
}
