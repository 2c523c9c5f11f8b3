import { Box, Button, Dialog, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { openPagePreview } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useWords } from '#office/shell/locale.ts'
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
  const make = async () => {
    const answer = await ask(openPagePreview, { params: { id: String(idPage) }, body: { hours: HOURS[span] } }).catch(
      () => null,
    )
    if (answer?.success) setLink({ url: new URL(answer.data.path, location.origin).href, endsAt: answer.data.endsAt })
    else notify(answer?.message ?? offline, { type: 'error' })
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
      </DialogContent>
    </Dialog>
  )
}
