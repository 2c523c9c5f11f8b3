import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { openArticlePreview } from '#contract/journal/routes.ts'
import { PreviewLink } from '#office/content/PreviewLink.tsx'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { deskWords } from '#words/office/desk/words.ts'
import { isSeen } from './written-record.tsx'

/** The way to see a piece on its page before visitors do, or to show it to somebody. */
export function ArticlePreview({ record, kind }: { record: RaRecord; kind: 'news' | 'blog' }) {
  const words = deskWords[useSpokenLocale()].preview
  const mayChange = useMayChange('content')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (!mayChange || isSeen(record)) return null
  const params = { kind, id: String(record.id) }
  return (
    <>
      <Button color="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} maxWidth="sm" fullWidth aria-labelledby={id}>
          <DialogTitle id={id}>{words.title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ color: 'text.secondary' }}>{words.asSaved}</Box>
            <PreviewLink make={(hours) => ask(openArticlePreview, { params, body: { hours } })} />
          </DialogContent>
        </Dialog>
      )}
    </>
  )
}
