import { Box, Button, TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { fill } from '#words/basics/fill.ts'
import { useEntryWords } from './use-entry-words.ts'

/** A payment link as it is sent by hand. */
export function LinkToCopy({ link: { url, until } }: { link: { url: string; until: string } }) {
  const words = useEntryWords().done
  const { day } = useMoment()
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    notify(words.copied, { type: 'success' })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Quiet>{fill(words.linkHint, { day: day(until) })}</Quiet>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <TextField
          value={url}
          label={words.link}
          sx={{ flex: '1 1 260px' }}
          slotProps={{
            htmlInput: { readOnly: true, onFocus: ({ target }: { target: HTMLInputElement }) => target.select() },
          }}
        />
        <Button variant="contained" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </Box>
    </Box>
  )
}
