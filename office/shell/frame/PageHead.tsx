import { Box, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '#office/shell/locale.ts'

interface PageHeadProps {
  title: string
  /** Beside the title, as how many there are. */
  note?: ReactNode
  /** Above it: the way back. */
  above?: ReactNode
  children?: ReactNode
}

/** The name of a page, in the document and as its heading, with what can be done there. */
export function PageHead({ title, note, above, children }: PageHeadProps) {
  const { name } = useWords()
  useEffect(() => {
    document.title = `${title} — ${name}`
  }, [title, name])
  return (
    <Box sx={{ mb: 2.5 }}>
      {above}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 0 }}>
          {title}
        </Typography>
        {note && <Box sx={{ flex: { sm: '1 1 0' }, minWidth: { sm: 120 }, color: 'text.secondary' }}>{note}</Box>}
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1, flexWrap: 'wrap' }}>{children}</Box>
      </Box>
    </Box>
  )
}
