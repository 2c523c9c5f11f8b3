import { Box, Button, TextField } from '@mui/material'
import { FOOT_BAR } from '#office/shell/form/foot-bar.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

interface BookBarProps {
  count: number
  isBusy: boolean
  note: string
  onNote: (note: string) => void
  act: string
}

/** At the foot, in reach of a thumb: a note, and the button that books everything. */
export function BookBar({ count, isBusy, note, onNote, act }: BookBarProps) {
  const words = useScreenWords().catalogue.stock
  if (count === 0) return null
  return (
    <Box sx={{ ...FOOT_BAR, display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr auto' }, maxWidth: 640, mt: 2 }}>
      <TextField
        label={words.note}
        value={note}
        onChange={({ target }) => onNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {act} ({count === 1 ? words.sumUp.one : fill(words.sumUp.many, { n: count })})
      </Button>
    </Box>
  )
}
