import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { ArticleKind } from '#contract/journal/previews.ts'
import { closeArticlePreview, getArticlePreviews, openArticlePreview } from '#contract/journal/routes.ts'
import { OpenLinks } from '#office/content/OpenLinks.tsx'
import { PreviewLink } from '#office/content/PreviewLink.tsx'
import { ask } from '#office/shell/ask.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { deskWords } from '#words/office/desk/words.ts'
import { isSeen } from './written-record.tsx'

/** The way to see a piece on its page before visitors do, or to show it to somebody. */
export function ArticlePreview({ record, kind }: { record: RaRecord; kind: ArticleKind }) {
  const words = deskWords[useSpokenLocale()].preview
  const mayChange = useMayChange('content')
  const [isOpen, setOpen] = useState(false)
  if (!mayChange || isSeen(record)) return null
  return (
    <>
      <Button color="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <ArticleLinks of={{ kind, id: String(record.id) }} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A link to give, and those that people hold. */
function ArticleLinks({ of, onClose }: { of: { kind: ArticleKind; id: string }; onClose: () => void }) {
  const words = deskWords[useSpokenLocale()].preview
  const id = useId()
  const open = useAnswer(`previews ${of.kind} ${of.id}`, () => ask(getArticlePreviews, { params: of }))
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }}>{words.asSaved}</Box>
        <PreviewLink make={(hours) => ask(openArticlePreview, { params: of, body: { hours } })} onMade={open.refresh} />
        {open.data && (
          <OpenLinks
            links={open.data.previews}
            close={(idPreview) => ask(closeArticlePreview, { params: { ...of, idPreview: String(idPreview) } })}
            onClosed={open.refresh}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
