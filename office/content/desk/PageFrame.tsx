import { Box } from '@mui/material'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useDeskWords } from './use-desk-words.ts'

/** How wide the page is shown, as on these screens. */
export const WIDTHS = { desktop: 1366, tablet: 820, phone: 390 } as const
export type Width = keyof typeof WIDTHS

interface PageFrameProps {
  frame: RefObject<HTMLIFrameElement | null>
  text: string | null
  width: Width
  onLoad: () => void
}

/** The page at the width of a screen, made smaller where there is less room. */
export function PageFrame({ frame, text, width, onLoad }: PageFrameProps) {
  const words = useDeskWords().desk
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const scale = room.width > 0 ? Math.min(1, room.width / WIDTHS[width]) : 1
  return (
    <Box ref={place} sx={{ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: '#e9e5de' }}>
      {text === null ? (
        <Box role="status" sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
          {words.loading}
        </Box>
      ) : (
        <iframe
          ref={frame}
          title={words.frame}
          srcDoc={text}
          onLoad={onLoad}
          style={{
            position: 'absolute',
            top: 0,
            left: Math.max(0, (room.width - WIDTHS[width] * scale) / 2),
            width: WIDTHS[width],
            height: room.height / scale,
            border: 0,
            background: '#fff',
            transform: `scale(${scale})`,
            transformOrigin: 'top left',
          }}
        />
      )}
    </Box>
  )
}
