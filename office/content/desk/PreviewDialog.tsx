import { Box, Button, Dialog, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import type { PagePreviewLink } from '#contract/content/page-drafts.ts'
import { closePagePreview, getPagePreviews, openPagePreview } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { fill } from '#words/basics/fill.ts'
import { useDeskWords } from './use-desk-words.ts'

const HOURS = { day: 24, week: 168, month: 720 } as const

/** A link for somebody who is to see the draft. */
export function PreviewDialog({ idPage, onClose }: { idPage: number; onClose: () => void }) {
  const words = useDeskWords().preview
  const { offline } = useWords().faults
  const notify = useNotify()
  const { day } = useMoment()
  const id = useId()
  const [span, setSpan] = useState<keyof typeof HOURS>('week')
  const [link, setLink] = useState<{ url: string; endsAt: string } | null>(null)
  const open = useAnswer(`previews ${idPage}`, () => ask(getPagePreviews, { params: { id: String(idPage) } }))
  const make = async () => {
    const answer = await ask(openPagePreview, { params: { id: String(idPage) }, body: { hours: HOURS[span] } }).catch(
      () => null,
    )
    if (answer?.success) {
      setLink({ url: new URL(answer.data.path, location.origin).href, endsAt: answer.data.endsAt })
      await open.refresh()
    } else notify(answer?.message ?? offline, { type: 'error' })
  }
  const copy = async () => {
    await navigator.clipboard.writeText(link?.url ?? '')
    notify(words.copied, { type: 'success' })
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ color: 'text.secondary' }}>{words.hint}</Box>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', pt: 1 }}>
          <TextField
            select
            label={words.days}
            value={span}
            onChange={({ target }) => setSpan(target.value as keyof typeof HOURS)}
            sx={{ maxWidth: 200 }}
          >
            {(Object.keys(HOURS) as (keyof typeof HOURS)[]).map((one) => (
              <MenuItem key={one} value={one}>
                {words.choices[one]}
              </MenuItem>
            ))}
          </TextField>
          <Button variant="contained" onClick={() => void make()}>
            {words.make}
          </Button>
        </Box>
        {link && (
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
            <TextField
              label={words.link}
              value={link.url}
              helperText={fill(words.until, { date: day(link.endsAt) })}
              slotProps={{
                htmlInput: { readOnly: true, onFocus: (event: { target: HTMLInputElement }) => event.target.select() },
              }}
            />
            <Button variant="outlined" onClick={() => void copy()}>
              {words.copy}
            </Button>
          </Box>
        )}
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
