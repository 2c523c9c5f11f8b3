import ExpandMore from '@mui/icons-material/ExpandMore'
import TodayIcon from '@mui/icons-material/TodayOutlined'
import { Box, ButtonBase, List } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '#office/shell/locale.ts'
import { useMe } from '#office/shell/me.ts'
import { SCREENS } from '#office/shell/screens.ts'
import { useScreenTitle } from '#office/shell/use-screen-words.ts'
import { MenuEntry, UnreadMark } from './MenuEntry.tsx'
import { menuFor } from './menu.ts'
import { useOpenGroups } from './use-open-groups.ts'
import { useUnread } from './use-unread.ts'

/** The screens that one may see, subject by subject; subjects fold. */
export function Navigation() {
  const words = useWords()
  const titleOf = useScreenTitle()
  const menu = menuFor(SCREENS, useMe().rights)
  const list = useRef<HTMLElement>(null)
  const [, screen = ''] = useLocation().pathname.split('/')
  const here = menu.find(({ entries }) => entries.some(({ name }) => name === screen))
  // Today belongs to no group: the first one is what one comes for in the morning.
  const { isOpen, toggle } = useOpenGroups({ screen, group: (here ?? menu[0])?.group })
  const unread = useUnread()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another entry to be seen.
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [screen])
  return (
    <Box ref={list} sx={{ py: 1 }}>
      <List dense disablePadding>
        <MenuEntry to="/" icon={<TodayIcon fontSize="small" />} title={words.today.title} />
      </List>
      {menu.map(({ group, entries }) => (
        <MenuGroup
          key={group}
          name={group}
          title={words.groups[group]}
          isOpen={isOpen(group)}
          unread={entries.reduce((sum, { name }) => sum + (unread[name] ?? 0), 0)}
          onToggle={() => toggle(group)}
        >
          {entries.map(({ name, screen: { icon: Icon } }) => (
            <MenuEntry
              key={name}
              to={`/${name}`}
              icon={<Icon fontSize="small" />}
              title={titleOf(name)}
              unread={unread[name] ?? 0}
            />
          ))}
        </MenuGroup>
      ))}
    </Box>
  )
}

interface MenuGroupProps {
  name: string
  title: string
  isOpen: boolean
  /** Told here while the entry that tells it is folded away. */
  unread: number
  onToggle: () => void
  children: ReactNode
}

function MenuGroup({ name, title, isOpen, unread, onToggle, children }: MenuGroupProps) {
  return (
    <>
      <ButtonBase
        id={`menu-${name}`}
        aria-expanded={isOpen}
        aria-controls={`menu-${name}-entries`}
        onClick={onToggle}
        sx={{
          width: 'calc(100% - 16px)',
          mx: 1,
          pl: 1,
          pr: 1.5,
          gap: 1,
          justifyContent: 'flex-start',
          borderRadius: 1,
          minHeight: { xs: 46, md: 32 },
          fontFamily: 'inherit',
          fontSize: '0.8125rem',
          color: 'text.secondary',
          '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
        }}
      >
        <ExpandMore sx={{ fontSize: 16, transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {title}
        </Box>
        {!isOpen && <UnreadMark count={unread} />}
      </ButtonBase>
      <List id={`menu-${name}-entries`} dense disablePadding aria-labelledby={`menu-${name}`} hidden={!isOpen}>
        {children}
      </List>
    </>
  )
}
