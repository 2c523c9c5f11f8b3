import { Box, Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useNotify } from 'react-admin'
import type { PagePreviewLink } from '#contract/content/page-drafts.ts'
import { closePagePreview, getPagePreviews, openPagePreview } from '#contract/content/routes.ts'
import { PreviewLink } from '#office/content/PreviewLink.tsx'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { fill } from '#words/basics/fill.ts'
import { useDeskWords } from './use-desk-words.ts'

/** A link for somebody who is to see the draft. */
export function PreviewDialog({ idPage, onClose }: { idPage: number; onClose: () => void }) {
  const words = useDeskWords().preview
  const id = useId()
  const open = useAnswer(`previews ${idPage}`, () => ask(getPagePreviews, { params: { id: String(idPage) } }))
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }}>{words.hint}</Box>
        <PreviewLink
          make={(hours) => ask(openPagePreview, { params: { id: String(idPage) }, body: { hours } })}
          onMade={open.refresh}
        />
        {open.data && <OpenLinks idPage={idPage} links={open.data.previews} onClosed={open.refresh} />}
      </DialogContent>
    </Dialog>
  )
}

interface OpenLinksProps {
  idPage: number
  links: readonly PagePreviewLink[]
  onClosed: () => Promise<void>
}

/** The links that people hold; each can be ended before its time. Nobody can see them again: only their hash is kept. */
function OpenLinks({ idPage, links, onClosed }: OpenLinksProps) {
  const words = useDeskWords().preview
  const { unknown } = useDeskWords().versions
  const { offline } = useWords().faults
  const notify = useNotify()
  const { day, moment } = useMoment()
  const close = async (idPreview: number) => {
    const params = { id: String(idPage), idPreview: String(idPreview) }
    const answer = await ask(closePagePreview, { params }).catch(() => null)
    notify(answer?.success ? words.closed : (answer?.message ?? offline), {
      type: answer?.success ? 'success' : 'error',
    })
    await onClosed()
  }
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.9375rem' }}>
        {words.openLinks}
      </Box>
      {links.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.noLinks}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map(({ id, madeAt, endsAt, idVersion, who }) => (
          <Box
            key={id}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {fill(words.made, { date: moment(madeAt), who: who ?? unknown })}
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {`${idVersion === null ? words.ofDraft : words.ofVersion}, ${fill(words.until, { date: day(endsAt) })}`}
              </Box>
            </Box>
            <Button
              size="small"
              color="error"
              aria-label={fill(words.closeOf, { date: moment(madeAt) })}
              onClick={() => void close(id)}
            >
              {words.close}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
