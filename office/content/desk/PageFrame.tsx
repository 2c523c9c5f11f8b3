import { Box } from '@mui/material'
import type { RefObject } from 'react'
import { ScaledFrame } from '#office/shell/site-frame/ScaledFrame.tsx'
import { WIDTHS, type Width } from '#office/shell/site-frame/WidthChoice.tsx'
import { useDeskWords } from './use-desk-words.ts'

interface PageFrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  text: string | null
  width: Width
  onLoad: () => void
}

/** The page, between what it is made of and what is said of it. */
export function PageFrame({ frame, text, width, onLoad }: PageFrameProps) {
  const words = useDeskWords().desk
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, bgcolor: '#e9e5de' }}>
      {text === null ? (
        <Box role="status" sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
          {words.loading}
        </Box>
      ) : (
        <ScaledFrame ref={frame} title={words.frame} srcDoc={text} onLoad={onLoad} screen={WIDTHS[width]} />
      )}
    </Box>
  )
}
