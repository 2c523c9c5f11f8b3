import { Box } from '@mui/material'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useMayChange } from '#office/shell/me.ts'
import { useMediaWords } from './library.ts'

/** Files that are dropped anywhere on it are added. */
export function DropZone({ onFiles, children }: { onFiles: (files: readonly File[]) => void; children: ReactNode }) {
  const words = useMediaWords()
  const mayUpload = useMayChange('media')
  const [isOver, setOver] = useState(false)
  if (!mayUpload) return children
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  return (
    <Box onDragEnter={over} onDragOver={over} onDragLeave={leave} onDrop={drop} sx={{ position: 'relative' }}>
      {children}
      {isOver && (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            zIndex: 2,
            display: 'grid',
            placeItems: 'center',
            pointerEvents: 'none',
            bgcolor: 'rgba(250, 249, 246, 0.92)',
            border: '2px dashed',
            borderColor: 'primary.main',
            borderRadius: 1,
            fontWeight: 600,
          }}
        >
          {words.dropNow}
        </Box>
      )}
    </Box>
  )
}
