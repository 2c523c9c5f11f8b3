import TodayIcon from '@mui/icons-material/TodayOutlined'
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useWords } from '#office/shell/locale.ts'
import { useMe } from '#office/shell/me.ts'
import { SCREENS } from '#office/shell/screens.ts'
import { useScreenTitle } from '#office/shell/use-screen-words.ts'
import { menuFor } from './menu.ts'

/** The screens that one may see, subject by subject. */
export function Navigation() {
  const words = useWords()
  const titleOf = useScreenTitle()
  const menu = menuFor(SCREENS, useMe().rights)
  const list = useRef<HTMLElement>(null)
  const [, screen] = useLocation().pathname.split('/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another entry to be seen.
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [screen])
  return (
    <Box ref={list} sx={{ py: 1.5 }}>
      <List dense disablePadding>
        <Entry to="/" icon={<TodayIcon fontSize="small" />} title={words.today.title} />
      </List>
      {menu.map(({ group, entries }) => (
        <Box key={group} sx={{ mt: 1.5 }}>
          <Box id={`menu-${group}`} sx={{ px: 2, lineHeight: 2.2, fontSize: '0.75rem', color: 'text.secondary' }}>
            {words.groups[group]}
          </Box>
          <List dense disablePadding aria-labelledby={`menu-${group}`}>
            {entries.map(({ name, screen: { icon: Icon } }) => (
              <Entry key={name} to={`/${name}`} icon={<Icon fontSize="small" />} title={titleOf(name)} />
            ))}
          </List>
        </Box>
      ))}
    </Box>
  )
}

function Entry({ to, icon, title }: { to: string; icon: ReactNode; title: string }) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        sx={{
          mx: 1,
          borderRadius: 1,
          minHeight: { xs: 46, md: 34 },
          '&.active': { bgcolor: 'rgb(122 31 43 / 0.08)', color: 'primary.main', '& *': { fontWeight: 600 } },
        }}
      >
        <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText primary={title} />
      </ListItemButton>
    </ListItem>
  )
}
