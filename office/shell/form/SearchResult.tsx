import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

interface SearchResultProps {
  title: string
  /** Its page, without the locale. */
  path: string
  locale: Locale
  description: string
  note?: ReactNode
}

/** As a page will be found: its title, its address, and what is said under it. */
export function SearchResult({ title, path, locale, description, note }: SearchResultProps) {
  return (
    <Box
      lang={locale}
      sx={{ maxWidth: 600, p: 2, borderRadius: 1, bgcolor: 'background.default', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {location.host}
        {pathInLocale(path, locale)}
      </Box>
      <Box sx={{ fontSize: '1.125rem', color: 'info.main', my: 0.25 }}>{title}</Box>
      <Box sx={{ color: 'text.secondary' }}>{description}</Box>
      {note && <Box sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>{note}</Box>}
    </Box>
  )
}
