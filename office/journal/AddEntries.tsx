import PhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import FilmIcon from '@mui/icons-material/MovieOutlined'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import type { MediaRow } from '#office/media/library.ts'
import { PicturePicker } from '#office/media/PicturePicker.tsx'
import { useMe } from '#office/shell/me.ts'
import { useWrittenWords } from '#office/shell/use-screen-words.ts'

/** Takes pictures and films of the library into an album. */
export function AddEntries({ onChosen }: { onChosen: (rows: readonly MediaRow[]) => void }) {
  const words = useWrittenWords().entries
  const maySee = useMe().rights.media !== 'none'
  const [open, setOpen] = useState<'IMAGE' | 'VIDEO' | null>(null)
  if (!maySee) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<PhotoIcon />} onClick={() => setOpen('IMAGE')}>
        {words.addPictures}
      </Button>
      <Button variant="outlined" color="secondary" startIcon={<FilmIcon />} onClick={() => setOpen('VIDEO')}>
        {words.addFilm}
      </Button>
      {open && <PicturePicker isMany kind={open} onClose={() => setOpen(null)} onChoose={onChosen} />}
    </Box>
  )
}
