import { Box, Tab, Tabs, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { getSectionChoices } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import type { Width } from '#office/shell/site-frame/WidthChoice.tsx'
import { useAnswer } from '#office/shell/use-answer.ts'
import type { SectionPlace } from '#rules/content/drafts/section-tree.ts'
import { DeskBar } from './DeskBar.tsx'
import { type DeskDialog, DeskDialogs } from './DeskDialogs.tsx'
import { DeskOutline, DeskProperties } from './DeskPanes.tsx'
import { PageFrame } from './PageFrame.tsx'
import type { PagePlace } from './PublishHelp.tsx'
import { ChoicesContext } from './section-choices.ts'
import { useDesk } from './use-desk.ts'
import { useDeskWords } from './use-desk-words.ts'

type Side = 'frame' | 'sections' | 'properties'

/** The page and all that is done with it: beside each other on a desk, one after the other on a phone. */
export function Desk({ opened, content, met }: Parameters<typeof useDesk>[0]) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const isVeryWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const { width, setWidth } = useWidth(isVeryWide)
  const [dialog, openDialog] = useState<DeskDialog | null>(null)
  const [adding, setAdding] = useState<SectionPlace | null>(null)
  const [side, setSide] = useState<Side>('frame')
  const [wantsTranslation, setTranslating] = useState(false)
  const desk = useDesk({ opened, content, met })
  const { data: choices, refresh } = useAnswer('choices', () => ask(getSectionChoices, {}))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks the same every time; a new one would draw all sections anew.
  const known = useMemo(() => ({ choices, refresh }), [choices])
  const go = ({ language, section }: PagePlace) => {
    desk.setLanguage(language)
    desk.choose(section)
    openDialog(null)
    setSide('properties')
  }
  const toProperties = useCallback(() => setSide('properties'), [])
  const mayTranslate = isVeryWide && desk.languages.length > 1
  const isTranslating = wantsTranslation && mayTranslate
  const { frame, text, onLoad } = desk.shown
  const panes = {
    frame: <PageFrame frame={frame} text={text} width={width} onLoad={onLoad} />,
    sections: <DeskOutline desk={desk} onAdd={setAdding} onOpen={isWide ? null : toProperties} />,
    properties: (
      <DeskProperties desk={desk} isTranslating={isTranslating} onTranslate={mayTranslate ? setTranslating : null} />
    ),
  }
  return (
    <ChoicesContext value={known}>
      <Box sx={WHOLE}>
        <DeskBar desk={desk} width={width} onWidth={setWidth} onOpen={openDialog} />
        {isWide ? (
          <Beside panes={panes} isTranslating={isTranslating} />
        ) : (
          <OneByOne panes={panes} side={side} onSide={setSide} />
        )}
      </Box>
      <DeskDialogs
        desk={desk}
        dialog={dialog}
        adding={adding}
        onGo={go}
        onAdded={() => setAdding(null)}
        onClose={() => openDialog(null)}
      />
    </ChoicesContext>
  )
}

/** As wide as the screen one works at, until somebody says otherwise: on a tablet one looks at a tablet. */
function useWidth(isVeryWide: boolean) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [wanted, setWidth] = useState<Width | null>(null)
  return { width: wanted ?? (isVeryWide ? 'desktop' : isPhone ? 'phone' : 'tablet'), setWidth }
}

/** Over the whole window under the bar: the page needs the room of the menu. */
const WHOLE = {
  position: 'fixed',
  inset: { xs: '53px 0 56px', md: '53px 0 0' },
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.default',
} as const

type Panes = Readonly<Record<Side, ReactNode>>

/** Two languages next to each other need twice the room. */
function Beside({ panes, isTranslating }: { panes: Panes; isTranslating: boolean }) {
  const words = useDeskWords().desk
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
      <Pane label={words.sections} width={{ md: 216, lg: 264 }}>
        {panes.sections}
      </Pane>
      {panes.frame}
      <Pane label={words.properties} width={{ md: 264, lg: isTranslating ? 600 : 320 }}>
        {panes.properties}
      </Pane>
    </Box>
  )
}

function Pane({ label, width, children }: { label: string; width: object; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={label}
      tabIndex={-1}
      sx={{
        width,
        flexShrink: 0,
        overflowY: 'auto',
        p: 2,
        bgcolor: 'background.paper',
        borderInline: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  )
}

function OneByOne({ panes, side, onSide }: { panes: Panes; side: Side; onSide: (side: Side) => void }) {
  const words = useDeskWords().desk
  return (
    <>
      <Tabs value={side} onChange={(_, next) => onSide(next)} variant="fullWidth" aria-label={words.page}>
        <Tab value="frame" label={words.page} />
        <Tab value="sections" label={words.sections} />
        <Tab value="properties" label={words.properties} />
      </Tabs>
      <Box sx={{ flex: 1, minHeight: 0, display: side === 'frame' ? 'flex' : 'none' }}>{panes.frame}</Box>
      {side !== 'frame' && <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 2 }}>{panes[side]}</Box>}
    </>
  )
}
