import { Box } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { useWords } from '#office/shell/locale.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import { PageResult } from './PageResult.tsx'

/** As the page will be found in each language. */
export function SearchResults() {
  const { languages } = useWords().form
  const texts = useWatch({ name: 'texts' })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: `repeat(${LOCALE_CODES.length}, 1fr)` } }}>
      {LOCALE_CODES.map((locale) => {
        const { title, url, metaDescription } = texts?.[locale] ?? {}
        return (
          <Box key={locale} component="section" aria-label={languages[locale]} sx={{ minWidth: 0 }}>
            <PageResult
              locale={locale}
              title={title ?? ''}
              path={`/${url ?? ''}`}
              description={metaDescription ?? ''}
            />
          </Box>
        )
      })}
    </Box>
  )
}
