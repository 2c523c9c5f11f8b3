import { Box } from '@mui/material'
import type { DeskPage } from '#contract/content/page-content.ts'
import { PageResult } from '#office/content/pages/settings/PageResult.tsx'
import { WordsField } from '#office/shell/text/WordsField.tsx'
import type { PageEdit } from '#rules/content/drafts/page-edits.ts'
import { useDeskWords } from './use-desk-words.ts'

interface HeadPanelProps {
  page: DeskPage
  language: keyof DeskPage
  url: string
  isDisabled: boolean
  onEdit: (edits: readonly PageEdit[]) => void
}

/** What the page is called, and what search engines are told of it. */
export function HeadPanel({ page, language, url, isDisabled, onEdit }: HeadPanelProps) {
  const words = useDeskWords().desk
  const said = page[language]
  if (!said) return null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <WordsField
        label={words.pageTitle}
        value={said.title}
        language={language}
        required
        disabled={isDisabled}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={(title) => onEdit([{ kind: 'head', language, title }])}
      />
      <WordsField
        label={words.pageDescription}
        value={said.metaDescription}
        language={language}
        multiline
        minRows={3}
        disabled={isDisabled}
        slotProps={{ htmlInput: { maxLength: 400 } }}
        onChange={(metaDescription) => onEdit([{ kind: 'head', language, metaDescription }])}
      />
      <Box>
        <Box sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary', mb: 0.75 }}>
          {words.searchPreview}
        </Box>
        <PageResult locale={language} title={said.title} path={`/${url}`} description={said.metaDescription} />
      </Box>
    </Box>
  )
}
