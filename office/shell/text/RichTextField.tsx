import { Box, FormHelperText } from '@mui/material'
import { lazy, Suspense, useId } from 'react'
import { loadPart } from '#office/shell/load-part.ts'
import { currentLocale } from '#office/shell/locale.ts'
import type { RichTextFieldProps } from './rich-text-props.ts'
import { useTextWords } from './use-text-words.ts'

/** The editor is large, and few forms have one: it comes when one is shown. */
const Editor = lazy(async () => {
  const { RichTextEditor } = await loadPart(() => import('./RichTextEditor.tsx'))
  return { default: RichTextEditor }
})

/** A text with headings, lists, links and pictures, as pages print it. */
export function RichTextField({ error, locale, ...field }: RichTextFieldProps) {
  const words = useTextWords()
  const errorId = useId()
  return (
    <Box>
      <Box aria-hidden sx={{ mb: 0.75, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {field.label}
      </Box>
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : '#8d867d',
          borderRadius: 1,
          bgcolor: 'background.paper',
          overflow: 'hidden',
          '&:focus-within': {
            borderColor: 'primary.main',
            boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}`,
          },
        }}
      >
        <Suspense fallback={<Box sx={{ minHeight: 220, p: 2, color: 'text.secondary' }}>{words.loading}</Box>}>
          <Editor {...field} locale={locale ?? currentLocale()} describedBy={error ? errorId : undefined} />
        </Suspense>
      </Box>
      {error && (
        <FormHelperText error id={errorId}>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
