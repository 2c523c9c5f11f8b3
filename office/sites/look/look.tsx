import Redo from '@mui/icons-material/RedoOutlined'
import Undo from '@mui/icons-material/UndoOutlined'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
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
import { ConfirmDialog } from '#office/shell/frame/ConfirmDialog.tsx'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useSpokenLocale } from '#office/shell/locale.ts'
import type { Pages } from '#office/shell/pages.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { isSameLook } from '#rules/sites/looks/look-content.ts'
import { readPairs } from '#rules/sites/looks/look-contrast.ts'
import { fill } from '#words/basics/fill.ts'
import { lookWords } from '#words/office/look/words.ts'
import { ColourPanel } from './ColourPanel.tsx'
import { LabelPanel } from './LabelPanel.tsx'
import { LookFrame } from './LookFrame.tsx'
import { MenuPanel, MorePanel } from './MenuPanel.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { PresetPanel } from './PresetPanel.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import type { PanelProps } from './panel-props.ts'
import { TypePanel } from './TypePanel.tsx'
import { type Look, useLook } from './use-look.ts'
import { useLookActs } from './use-look-acts.ts'
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
    <>
      <Head look={look} state={state} content={content} onUnreadable={() => setPanel('colours')} />
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
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' } }}>
        {(isWide || side === 'settings') && (
          <Settings look={look} state={state} content={content} panel={panel} onPanel={setPanel} />
        )}
        {(isWide || side === 'preview') && (
          <Box sx={{ position: { lg: 'sticky' }, top: 69, height: { lg: 'calc(100vh - 100px)' }, minWidth: 0 }}>
            <LookFrame content={content} saved={state.content} />
          </Box>
        )}
      </Box>
      <ConflictDialog look={look} />
    </>
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
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={panel}
        onChange={(_, chosen: PanelName) => onPanel(chosen)}
        aria-label={words.sections}
        sx={{
          mb: 2,
          minHeight: 0,
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
        component="fieldset"
        disabled={isLocked}
        inert={isLocked}
        sx={{ border: 0, p: 0, m: 0, minWidth: 0, opacity: isLocked ? 0.6 : 1 }}
      >
        {Panel ? <Panel {...props} /> : <VersionPanel look={look} state={state} />}
      </Box>
    </Box>
  )
}

interface HeadProps extends WorkshopProps {
  onUnreadable: () => void
}

function Head({ look, state, content, onUnreadable }: HeadProps) {
  const words = lookWords[useSpokenLocale()]
  const { title } = useThingWords('look')
  const { moment } = useMoment()
  const acts = useLookActs(look)
  const [dialog, setDialog] = useState<'publish' | 'discard' | null>(null)
  const isChanged = !isSameLook(content, state.published)
  const unreadable = readPairs(content).filter(({ isReadable }) => !isReadable).length
  const publish = async (at: string | null) => {
    if (await acts.publish(at)) setDialog(null)
  }
  return (
    <>
      <PageHead title={title} note={<Status look={look} isChanged={isChanged} />}>
        <IconButton aria-label={words.undo} title={words.undo} disabled={!look.canUndo} onClick={look.undo}>
          <Undo />
        </IconButton>
        <IconButton aria-label={words.redo} title={words.redo} disabled={!look.canRedo} onClick={look.redo}>
          <Redo />
        </IconButton>
        {(state.isDraft || isChanged) && (
          <Button color="secondary" disabled={acts.isBusy} onClick={() => setDialog('discard')}>
            {words.discard}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={acts.isBusy || !isChanged || unreadable > 0 || state.publishAt !== null}
          onClick={() => setDialog('publish')}
        >
          {words.publish}
        </Button>
      </PageHead>
      {state.publishAt && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void acts.unplan()}>
              {words.unplan}
            </Button>
          }
        >
          {fill(words.plannedAt, { moment: moment(state.publishAt) })}
        </Alert>
      )}
      {unreadable > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={onUnreadable}>
              {words.seeUnreadable}
            </Button>
          }
        >
          {unreadable === 1 ? words.unreadable.one : fill(words.unreadable.many, { n: unreadable })}
        </Alert>
      )}
      {dialog === 'publish' && (
        <PublishDialog
          isBusy={acts.isBusy}
          problem={acts.problem}
          onPublish={(at) => void publish(at)}
          onClose={() => {
            acts.forget()
            setDialog(null)
          }}
        />
      )}
      <ConfirmDialog
        isOpen={dialog === 'discard'}
        title={words.discardAsk}
        text={words.discardText}
        confirm={words.discard}
        onConfirm={() => void acts.discard()}
        onClose={() => setDialog(null)}
      />
    </>
  )
}

function Status({ look: { saving }, isChanged }: { look: Look; isChanged: boolean }) {
  const { status } = lookWords[useSpokenLocale()]
  if (typeof saving === 'object') {
    return (
      <Box role="alert" sx={{ color: 'error.main' }}>
        {status.failed} {saving.problem}
      </Box>
    )
  }
  return <Box role="status">{saving === 'saving' ? status.saving : isChanged ? status.saved : status.published}</Box>
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
