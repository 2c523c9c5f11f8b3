import { Box } from '@mui/material'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

type ScaledFrameProps = Omit<ComponentProps<'iframe'>, 'style' | 'width' | 'height' | 'title'> & {
  title: string
  /** As wide as the screen that it is looked at on. */
  screen: number
}

/** A page of the site as on a screen of this width, made smaller where there is less room; as large as the place that holds it. */
export function ScaledFrame({ screen, title, ...frame }: ScaledFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const scale = room.width > 0 ? Math.min(1, room.width / screen) : 1
  return (
    <Box ref={place} sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      <iframe
        {...frame}
        title={title}
        style={{
          position: 'absolute',
          top: 0,
          left: Math.max(0, (room.width - screen * scale) / 2),
          width: screen,
          height: room.height / scale,
          border: 0,
          background: '#fff',
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
        }}
      />
    </Box>
  )
}
