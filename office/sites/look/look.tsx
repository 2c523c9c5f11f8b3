import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Tab,
  Tabs,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { Loading } from 'react-admin'
import type { LookContent, LookState } from '#contract/sites/look.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import type { Pages } from '#office/shell/pages.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { lookWords } from '#words/office/look/words.ts'
import { ColourPanel } from './ColourPanel.tsx'
import { LabelPanel } from './LabelPanel.tsx'
import { LookFrame } from './LookFrame.tsx'
import { LookHead } from './LookHead.tsx'
import { MenuPanel, MorePanel } from './MenuPanel.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { PresetPanel } from './PresetPanel.tsx'
import type { PanelProps } from './panel-props.ts'
import { TypePanel } from './TypePanel.tsx'
import { type Look, useLook } from './use-look.ts'
import { VersionPanel } from './VersionPanel.tsx'

export const lookPages: Pages = { list: LookPage }

const PANELS = {
  presets: PresetPanel,
  colours: ColourPanel,
  type: TypePanel,
  pictures: PicturePanel,
  menu: MenuPanel,
  label: LabelPanel,
  more: MorePanel,
} as const
type PanelName = keyof typeof PANELS | 'versions'
const PANEL_NAMES = [...(Object.keys(PANELS) as (keyof typeof PANELS)[]), 'versions'] as const

/** How the site looks: chosen at the side, seen at once on the real page, shown to everybody when it is published. */
function LookPage() {
  const look = useLook()
  const { title } = useThingWords('look')
  if (!look.state || !look.content) {
    return (
      <>
        <PageHead title={title} />
        {typeof look.saving === 'object' ? <Alert severity="error">{look.saving.problem}</Alert> : <Loading />}
      </>
    )
  }
  return <Workshop look={look} state={look.state} content={look.content} />
}

interface WorkshopProps {
  look: Look
  state: LookState
  content: LookContent
}

function Workshop({ look, state, content }: WorkshopProps) {
  const words = lookWords[useSpokenLocale()]
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const [panel, setPanel] = useState<PanelName>('presets')
  const [side, setSide] = useState<'settings' | 'preview'>('settings')
  return (
    <Box
      sx={{
        display: { lg: 'flex' },
        flexDirection: 'column',
        height: { lg: 'calc(100vh - 149px)' },
        minHeight: { lg: 520 },
      }}
    >
      <LookHead look={look} state={state} content={content} onUnreadable={() => setPanel('colours')} />
      {!isWide && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label={words.sections}
          value={side}
          onChange={(_, chosen) => chosen && setSide(chosen)}
          sx={{ mb: 2 }}
        >
          <ToggleButton value="settings">{words.settings}</ToggleButton>
          <ToggleButton value="preview">{words.preview}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          flex: 1,
          minHeight: 0,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' },
          gridTemplateRows: { lg: 'minmax(0, 1fr)' },
        }}
      >
        {(isWide || side === 'settings') && (
          <Settings look={look} state={state} content={content} panel={panel} onPanel={setPanel} />
        )}
        {(isWide || side === 'preview') && <LookFrame content={content} saved={state.content} />}
      </Box>
      <ConflictDialog look={look} />
    </Box>
  )
}

interface SettingsProps extends WorkshopProps {
  panel: PanelName
  onPanel: (panel: PanelName) => void
}

function Settings({ look, state, content, panel, onPanel }: SettingsProps) {
  const words = lookWords[useSpokenLocale()]
  const props: PanelProps = { content, state, change: look.change, onTypefaces: look.addTypefaces }
  const Panel = panel === 'versions' ? null : PANELS[panel]
  const isLocked = state.publishAt !== null
  return (
    <Box sx={{ minWidth: 0, display: { lg: 'flex' }, flexDirection: 'column', minHeight: 0 }}>
      <Tabs
        value={panel}
        onChange={(_, chosen: PanelName) => onPanel(chosen)}
        aria-label={words.sections}
        sx={{
          mb: 2,
          minHeight: 0,
          flexShrink: 0,
          '& .MuiTabs-list, & .MuiTabs-flexContainer': { flexWrap: 'wrap', gap: 0.5 },
          '& .MuiTabs-indicator': { display: 'none' },
          '& .MuiTab-root': { minHeight: { xs: 44, md: 34 }, minWidth: 0, px: 1.25, py: 0.5, borderRadius: 1 },
          '& .Mui-selected': { bgcolor: 'background.paper', boxShadow: 'inset 0 0 0 1px currentColor' },
        }}
      >
        {PANEL_NAMES.map((name) => (
          <Tab key={name} value={name} id={`look-tab-${name}`} aria-controls="look-panel" label={words.tabs[name]} />
        ))}
      </Tabs>
      <Box
        id="look-panel"
        role="tabpanel"
        aria-labelledby={`look-tab-${panel}`}
        inert={isLocked}
        sx={{
          pr: { lg: 1 },
          minWidth: 0,
          overflowY: { lg: 'auto' },
          opacity: isLocked ? 0.6 : 1,
        }}
      >
        {Panel ? <Panel {...props} /> : <VersionPanel look={look} state={state} />}
      </Box>
    </Box>
  )
}

function ConflictDialog({ look }: { look: Look }) {
  const words = lookWords[useSpokenLocale()].conflict
  return (
    <Dialog open={look.isOvertaken} aria-labelledby="look-conflict">
      <DialogTitle id="look-conflict">{words.title}</DialogTitle>
      <DialogContent>{words.text}</DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => void look.reload()}>
          {words.theirs}
        </Button>
        <Button variant="contained" onClick={() => void look.keepMine()}>
          {words.mine}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
