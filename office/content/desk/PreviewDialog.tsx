import { Box, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { closePagePreview, getPagePreviews, openPagePreview } from '#contract/content/routes.ts'
import { OpenLinks } from '#office/content/OpenLinks.tsx'
import { PreviewLink } from '#office/content/PreviewLink.tsx'
import { ask } from '#office/shell/ask.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useDeskWords } from './use-desk-words.ts'

/** A link for somebody who is to see the draft. */
export function PreviewDialog({ idPage, onClose }: { idPage: number; onClose: () => void }) {
  const words = useDeskWords().preview
  const id = useId()
  const params = { id: String(idPage) }
  const open = useAnswer(`previews ${idPage}`, () => ask(getPagePreviews, { params }))
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }}>{words.hint}</Box>
        <PreviewLink make={(hours) => ask(openPagePreview, { params, body: { hours } })} onMade={open.refresh} />
        {open.data && (
          <OpenLinks
            links={open.data.previews}
            shows={({ idVersion }) => (idVersion === null ? words.ofDraft : words.ofVersion)}
            close={(idPreview) => ask(closePagePreview, { params: { ...params, idPreview: String(idPreview) } })}
            onClosed={open.refresh}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
