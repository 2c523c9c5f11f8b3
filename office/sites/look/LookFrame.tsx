import { Box, MenuItem, TextField } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LookContent } from '#contract/sites/look.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { ScaledFrame } from '#office/shell/site-frame/ScaledFrame.tsx'
import { WIDTHS, type Width, WidthChoice } from '#office/shell/site-frame/WidthChoice.tsx'
import { lookWords } from '#words/office/look/words.ts'
import { builtPart, paintLook } from './frame-look.ts'
import { useShownPages } from './use-shown-pages.ts'

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
  const [width, setWidth] = useState<Width>(() => (innerWidth < 600 ? 'phone' : 'desktop'))
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
        <WidthChoice width={width} onWidth={setWidth} />
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', flex: '1 1 200px' }}>{words.previewHint}</Box>
      </Box>
      <Box
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
        <ScaledFrame
          ref={frame}
          key={path}
          title={words.preview}
          src={`${path}?${MARK}`}
          sandbox="allow-same-origin"
          onLoad={onLoad}
          screen={WIDTHS[width]}
        />
      </Box>
    </Box>
  )
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
