import { Box } from '@mui/material'
import { useState } from 'react'

const FRAME = {
  display: 'block',
  flexShrink: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  overflow: 'hidden',
}

/** A page as it looked when somebody of the estate visited it last; a sketch of one before that. It says nothing new. */
export function PageThumb({ picture, width }: { picture: string | null; width: number }) {
  const [lost, setLost] = useState<string | null>(null)
  const size = { width, height: (width * 3) / 4 }
  if (picture && picture !== lost) {
    const src = `/api${picture}`
    const onError = () => setLost(picture)
    return (
      <Box component="img" alt="" src={src} onError={onError} loading="lazy" {...size} sx={{ ...FRAME, ...size }} />
    )
  }
  return (
    <Box component="svg" viewBox="0 0 64 48" aria-hidden="true" sx={{ ...FRAME, ...size, bgcolor: 'action.hover' }}>
      <g fill="none" stroke="currentColor" strokeOpacity="0.3" strokeWidth="1.5" strokeLinecap="round">
        <path d="M8 8h10M40 8h16M22 36c0-9 4-14 10-19 6 5 10 10 10 19M32 17v19M8 41h48" />
      </g>
    </Box>
  )
}
