import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Envelope } from '#contract/basics/envelope.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { fill } from '#words/basics/fill.ts'
import { deskWords } from '#words/office/desk/words.ts'

const HOURS = { day: 24, week: 168, month: 720 } as const

interface PreviewLinkProps {
  make: (hours: number) => Promise<Envelope<{ path: string; endsAt: string }>>
  onMade?: () => Promise<void>
}

/** How long somebody may look, and the link to give them. */
export function PreviewLink({ make, onMade }: PreviewLinkProps) {
  const words = deskWords[useSpokenLocale()].preview
  const { offline } = useWords().faults
  const notify = useNotify()
  const { day } = useMoment()
  const [span, setSpan] = useState<keyof typeof HOURS>('week')
  const [link, setLink] = useState<{ url: string; endsAt: string } | null>(null)
  const open = async () => {
    const answer = await make(HOURS[span]).catch(() => null)
    if (!answer?.success) return notify(answer?.message ?? offline, { type: 'error' })
    setLink({ url: new URL(answer.data.path, location.origin).href, endsAt: answer.data.endsAt })
    await onMade?.()
  }
  const copy = async () => {
    await navigator.clipboard.writeText(link?.url ?? '')
    notify(words.copied, { type: 'success' })
  }
  return (
    <>
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
        <Button variant="contained" onClick={() => void open()}>
          {words.make}
        </Button>
      </Box>
      {link && (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
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
          <Button color="secondary" href={link.url} target="_blank" rel="noopener">
            {words.see}
          </Button>
        </Box>
      )}
    </>
  )
}
