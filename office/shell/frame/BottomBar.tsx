import MoreHoriz from '@mui/icons-material/MoreHoriz'
import TodayIcon from '@mui/icons-material/TodayOutlined'
import { BottomNavigation, BottomNavigationAction, Paper } from '@mui/material'
import { Link, useLocation } from 'react-router'
import { useWords } from '#office/shell/locale.ts'
import { useMe } from '#office/shell/me.ts'
import { SCREENS } from '#office/shell/screens.ts'
import { menuFor } from './menu.ts'

/** As many as thumbs can tell apart, besides the first and the last. */
const SUBJECTS = 3

/** On phones: the first screen of the first subjects, and the whole menu. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const words = useWords()
  const { pathname } = useLocation()
  const subjects = menuFor(SCREENS, useMe().rights).slice(0, SUBJECTS)
  const current = subjects.find(({ entries }) => entries.some(({ name }) => pathname.startsWith(`/${name}`)))
  return (
    <Paper
      component="nav"
      aria-label={words.name}
      square
      sx={{ position: 'fixed', insetInline: 0, bottom: 0, zIndex: 'appBar', borderTop: 1, borderColor: 'divider' }}
    >
      <BottomNavigation showLabels value={pathname === '/' ? 'today' : current?.group} sx={{ height: 60 }}>
        <BottomNavigationAction component={Link} to="/" value="today" label={words.groups.today} icon={<TodayIcon />} />
        {subjects.map(({ group, entries: [first] }) => {
          if (!first) return null
          const Icon = first.screen.icon
          return (
            <BottomNavigationAction
              key={group}
              component={Link}
              to={`/${first.name}`}
              value={group}
              label={words.groups[group]}
              icon={<Icon />}
            />
          )
        })}
        <BottomNavigationAction value="more" label={words.more} icon={<MoreHoriz />} onClick={onMore} />
      </BottomNavigation>
    </Paper>
  )
}
