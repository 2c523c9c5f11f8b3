import { Box, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useWords } from '#office/shell/locale.ts'
import { fill } from '#words/basics/fill.ts'

interface MenuEntryProps {
  to: string
  icon: ReactNode
  title: string
  unread?: number
}

/** One screen of the menu. */
export function MenuEntry({ to, icon, title, unread = 0 }: MenuEntryProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        sx={{
          mx: 1,
          py: 0,
          borderRadius: 1,
          minHeight: { xs: 46, md: 30 },
          '&.active': { bgcolor: 'rgb(122 31 43 / 0.08)', color: 'primary.main', '& *': { fontWeight: 600 } },
        }}
      >
        <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText primary={title} sx={{ my: 0 }} />
        <UnreadMark count={unread} />
      </ListItemButton>
    </ListItem>
  )
}

/** How many wait to be read; nothing where none does. */
export function UnreadMark({ count }: { count: number }) {
  const { unread } = useWords()
  if (count === 0) return null
  return (
    <Box
      component="span"
      role="img"
      aria-label={fill(count === 1 ? unread.one : unread.many, { n: count })}
      sx={{
        px: 0.75,
        borderRadius: 5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.6875rem',
        fontWeight: 600,
        lineHeight: '18px',
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  )
}
