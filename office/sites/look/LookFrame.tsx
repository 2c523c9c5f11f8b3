import Computer from '@mui/icons-material/ComputerOutlined'
import Smartphone from '@mui/icons-material/SmartphoneOutlined'
import Tablet from '@mui/icons-material/TabletMacOutlined'
import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LookContent } from '#contract/sites/look.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { lookWords } from '#words/office/look/words.ts'
import { builtPart, paintLook } from './frame-look.ts'
import { useShownPages } from './use-shown-pages.ts'

const WIDTHS = { desk: 1280, tablet: 820, phone: 390 } as const
type Width = keyof typeof WIDTHS
const WIDTH_NAMES = Object.keys(WIDTHS) as Width[]
const ICONS = { desk: Computer, tablet: Tablet, phone: Smartphone } as const
const MARK = 'look=draft'

interface LookFrameProps {
  content: LookContent
  /** What the server would make pages of. */
  saved: LookContent
}

/** The real page with the draft: painted at once, made anew where its parts change. */
export function LookFrame({ content, saved }: LookFrameProps) {
  const words = lookWords[useSpokenLocale()]
  const pages = useShownPages()
  const [path, setPath] = useState('/')
  const [width, setWidth] = useState<Width>(() => (innerWidth < 600 ? 'phone' : 'desk'))
  const room = useRoom()
  const scale = Math.min(1, room.width / WIDTHS[width])
  const { frame, onLoad } = usePaintedFrame({ content, built: builtPart(saved) })
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0, height: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextField
          select
          id="look-page"
          label={words.page}
          value={path}
          onChange={({ target }) => setPath(target.value)}
          sx={{ width: 190 }}
        >
          {pages.map(({ name, path: at }) => (
            <MenuItem key={name} value={at}>
              {words.pages[name]}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={words.width}
          value={width}
          onChange={(_, chosen: Width | null) => chosen && setWidth(chosen)}
        >
          {WIDTH_NAMES.map((name) => (
            <WidthButton key={name} name={name} value={name} />
          ))}
        </ToggleButtonGroup>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', flex: '1 1 200px' }}>{words.previewHint}</Box>
      </Box>
      <Box
        ref={room.ref}
        sx={{
          flex: 1,
          minHeight: { xs: 'max(480px, calc(100vh - 340px))', lg: 0 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
          position: 'relative',
        }}
      >
        <iframe
          ref={frame}
          key={path}
          title={words.preview}
          src={`${path}?${MARK}`}
          sandbox="allow-same-origin"
          onLoad={onLoad}
          style={{
            position: 'absolute',
            border: 0,
            top: 0,
            left: Math.max(0, (room.width - WIDTHS[width] * scale) / 2),
            width: WIDTHS[width],
            height: room.height / scale,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </Box>
  )
}

function WidthButton({ name, ...group }: { name: Width; value: Width }) {
  const words = lookWords[useSpokenLocale()]
  const Icon = ICONS[name]
  return (
    <Tooltip title={words.widths[name]}>
      <ToggleButton aria-label={words.widths[name]} {...group}>
        <Icon fontSize="small" />
      </ToggleButton>
    </Tooltip>
  )
}

/** How much room there is for the page. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 800, height: 600 })
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0)
        setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}

function usePaintedFrame({ content, built }: { content: LookContent; built: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const paint = useEffectEvent(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (root) paintLook(root, content)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: painted anew with each look.
  useEffect(() => paint(), [content])
  const makeAnew = useEffectEvent(() => {
    const shown = frame.current?.contentWindow
    if (!shown || shown.location.href === 'about:blank') return
    scrolled.current = shown.scrollY
    shown.location.reload()
  })
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew when what it is built of is another.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else makeAnew()
  }, [built])
  const onLoad = () => {
    const shown = frame.current?.contentWindow
    if (!shown) return
    // Whoever follows a link in it stays in the draft.
    if (!shown.location.search.includes(MARK)) {
      const { pathname, search } = shown.location
      shown.location.replace(`${pathname}${search ? `${search}&` : '?'}${MARK}`)
      return
    }
    paint()
    shown.scrollTo(0, scrolled.current)
    scrolled.current = 0
  }
  return { frame, onLoad }
}
