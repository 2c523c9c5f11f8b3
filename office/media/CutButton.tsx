import { Button } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useMayChange } from '#office/shell/me.ts'
import { fill } from '#words/basics/fill.ts'
import { CropDialog } from './CropDialog.tsx'
import { type MediaRow, pictureFor, useMediaWords } from './library.ts'

interface CutButtonProps {
  mediaId: string
  label: string
  /** With the part that takes its place. */
  onCut: (mediaId: string) => void
}

/** Cuts a picture where it stands; nothing for drawings, and for who may not add to the library. */
export function CutButton({ mediaId, label, onCut }: CutButtonProps) {
  const words = useMediaWords()
  const mayChange = useMayChange('media')
  const [isOpen, setOpen] = useState(false)
  const { data = [] } = useGetList<MediaRow>(
    'media',
    { filter: { mediaId }, pagination: { page: 1, perPage: 1 } },
    { enabled: mayChange },
  )
  const [row] = data
  const { address, isPhotograph } = row ? pictureFor(row) : { address: null, isPhotograph: false }
  if (!mayChange || !row || !isPhotograph || !address || !row.width || !row.height) return null
  return (
    <>
      <Button color="secondary" aria-label={fill(words.cutNamed, { label })} onClick={() => setOpen(true)}>
        {words.panel.crop}
      </Button>
      {isOpen && (
        <CropDialog
          id={row.id}
          address={address}
          picture={{ width: row.width, height: row.height }}
          onDone={(cut) => {
            setOpen(false)
            onCut(cut)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
