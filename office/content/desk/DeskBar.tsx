import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import LinkIcon from '@mui/icons-material/LinkOutlined'
import RedoIcon from '@mui/icons-material/RedoOutlined'
import TuneIcon from '@mui/icons-material/TuneOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import {
  Box,
  Button,
  IconButton,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { Link } from 'react-router'
import { usePageSettingsWords } from '#office/content/pages/settings/use-page-settings-words.ts'
import { BackLink } from '#office/shell/form/BackLink.tsx'
import { useWords } from '#office/shell/locale.ts'
import { type Width, WidthChoice } from '#office/shell/site-frame/WidthChoice.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { sameValue } from '#rules/basics/same-value.ts'
import { fill } from '#words/basics/fill.ts'
import type { DeskDialog } from './DeskDialogs.tsx'
import type { OpenDesk } from './use-desk.ts'
import { useDeskWords } from './use-desk-words.ts'

interface DeskBarProps {
  desk: OpenDesk
  width: Width
  onWidth: (width: Width) => void
  onOpen: (dialog: DeskDialog) => void
}

/** What concerns the whole page. */
export function DeskBar(props: DeskBarProps) {
  const { desk, onOpen } = props
  const words = useDeskWords()
  const { moment } = useMoment()
  const settings = usePageSettingsWords().open
  const { page, past, future } = desk.desk
  const { language, mayChange, step } = desk
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0 }}>
        <BackLink name="pages" />
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 0, fontSize: '1.125rem' }} noWrap>
          {page[language]?.title}
        </Typography>
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {planOf(desk) ? fill(words.publish.plan, { date: moment(planOf(desk)) }) : stateOf(desk, words.state)}
        </Box>
      </Box>
      <Choices {...props} />
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Tooltip title={words.desk.undo}>
          <span>
            <IconButton
              aria-label={words.desk.undo}
              disabled={past.length === 0}
              onClick={() => step({ step: 'undo' })}
            >
              <UndoIcon />
            </IconButton>
          </span>
        </Tooltip>
        <Tooltip title={words.desk.redo}>
          <span>
            <IconButton
              aria-label={words.desk.redo}
              disabled={future.length === 0}
              onClick={() => step({ step: 'redo' })}
            >
              <RedoIcon />
            </IconButton>
          </span>
        </Tooltip>
        <BarAct label={settings} Icon={TuneIcon} to={`/pages/${desk.opened.id}/settings`} />
        <BarAct label={words.versions.open} Icon={HistoryIcon} onClick={() => onOpen('versions')} />
        {mayChange && (
          <>
            <BarAct label={words.preview.open} Icon={LinkIcon} onClick={() => onOpen('preview')} />
            <Button variant="contained" onClick={() => onOpen('publish')}>
              {words.publish.open}
            </Button>
          </>
        )}
      </Box>
    </Box>
  )
}

interface BarActProps {
  label: string
  Icon: typeof TuneIcon
  to?: string
  onClick?: () => void
}

/** Named where there is room; elsewhere its name is told when one points at it. */
function BarAct({ label, Icon, to, onClick }: BarActProps) {
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const leads = to === undefined ? { onClick } : { component: Link, to }
  if (hasRoom) {
    return (
      <Button color="secondary" startIcon={<Icon />} {...leads}>
        {label}
      </Button>
    )
  }
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} {...leads}>
        <Icon />
      </IconButton>
    </Tooltip>
  )
}

/** In which language and how wide one looks at it. */
function Choices({ desk: { languages, language, setLanguage }, width, onWidth }: DeskBarProps) {
  const words = useDeskWords().desk
  const names = useWords().form.languages
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={words.language}
        value={language}
        onChange={(_, chosen) => chosen && setLanguage(chosen)}
      >
        {languages.map((one) => (
          <ToggleButton key={one} value={one} aria-label={`${one.toUpperCase()}, ${names[one]}`}>
            {one.toUpperCase()}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <WidthChoice width={width} onWidth={onWidth} />
    </>
  )
}

/** When what lies on the desk will be published by itself; null where it is not as it was planned. */
function planOf({ opened, desk }: OpenDesk): string | null {
  const isAsPlanned = opened.version === 0 && sameValue(desk.page, opened.content)
  return isAsPlanned ? (opened.plan?.plannedFor ?? null) : null
}

function stateOf({ saving, opened, desk }: OpenDesk, words: ReturnType<typeof useDeskWords>['state']): string {
  if (saving.state === 'offline') return words.offline
  if (saving.state === 'saving' || !saving.isSaved) return words.saving
  return opened.isValid && sameValue(desk.page, opened.published) ? words.published : words.saved
}
