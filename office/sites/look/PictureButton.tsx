import { Button } from '@mui/material'
import { useState } from 'react'
import { PicturePicker } from '#office/media/PicturePicker.tsx'

interface PictureButtonProps {
  label: string
  /** What it is about, for who does not see where it stands. */
  name: string
  onChosen: (media: string) => void
}

/** One picture of the library, or one that is added to it. */
export function PictureButton({ label, name, onChosen }: PictureButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" color="secondary" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <PicturePicker
          onClose={() => setOpen(false)}
          onChoose={([row]) => row !== undefined && onChosen(row.mediaId)}
        />
      )}
    </>
  )
}
