import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { SearchResult } from '#office/shell/form/SearchResult.tsx'
import { useWrittenWords } from '#office/shell/use-screen-words.ts'
import { cropText } from '#rules/content/crop-text.ts'
import { richTextWords } from '#rules/content/rich-text.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'

interface Said {
  title?: string | null
  slug?: string | null
  teaser?: string | null
  description?: string | null
  content?: string | null
}

/** As search engines will show it, in each language that it is told in. */
export function FoundAs({ pathOf }: { pathOf: (told: { id: number; slug: string }) => string }) {
  const words = useWrittenWords()
  const id = Number(useRecordContext()?.id ?? 0)
  const texts: Readonly<Record<string, Said | undefined>> = useWatch({ name: 'texts' }) ?? {}
  const told = LOCALE_CODES.flatMap((locale) => {
    const said = texts[locale]
    return said?.title ? [{ locale, said, title: said.title }] : []
  })
  if (told.length === 0) return <Box sx={{ color: 'text.secondary' }}>{words.noTitle}</Box>
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      {told.map(({ locale, said, title }) => (
        <SearchResult
          key={locale}
          title={title}
          path={pathOf({ id, slug: said.slug || '…' })}
          locale={locale}
          description={descriptionOf(said) || words.noText}
        />
      ))}
    </Box>
  )
}

/** What pages tell search engines of themselves. */
function descriptionOf({ teaser, description, content }: Said): string {
  return cropText(teaser || description || richTextWords(content ?? ''))
}
