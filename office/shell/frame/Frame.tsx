import Menu from '@mui/icons-material/Menu'
import SearchIcon from '@mui/icons-material/Search'
import { AppBar, Box, Button, Drawer, IconButton, Link, Toolbar, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { type CoreLayoutProps, Loading } from 'react-admin'
import { useLocation } from 'react-router'
import { SessionOver } from '#office/shell/frame/SessionOver.tsx'
import { useWords } from '#office/shell/locale.ts'
import { SearchDialog } from '#office/shell/search/SearchDialog.tsx'
import { NAVIGATION_WIDTH } from '#office/shell/theme.ts'
import { BottomBar } from './BottomBar.tsx'
import { Navigation } from './Navigation.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useKey } from './use-key.ts'

/** What is around every page: the bar above, the subjects beside it, or below it on phones. */
export function Frame({ children }: CoreLayoutProps) {
  const words = useWords()
  const isDesk = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const { pathname } = useLocation()
  useKeptFocus()
  useKey('k', () => setSearching(true))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu that led there.
  useEffect(() => setMenuOpen(false), [pathname])
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh', bgcolor: 'background.default' }}>
      <SkipLink>{words.toContent}</SkipLink>
      <AppBar
        aria-label={words.name}
        position="sticky"
        color="inherit"
        elevation={0}
        sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
      >
        <Toolbar variant="dense" sx={{ gap: 1, minHeight: 52 }}>
          {!isDesk && (
            <IconButton edge="start" aria-label={words.menu} onClick={() => setMenuOpen(true)}>
              <Menu />
            </IconButton>
          )}
          <Box component="span" sx={{ flex: 1, fontWeight: 600, whiteSpace: 'nowrap', overflow: 'hidden' }}>
            {words.name}
          </Box>
          <SearchButton isWide={isDesk} label={words.search.open} onClick={() => setSearching(true)} />
          <PersonMenu />
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex', flex: 1 }}>
        {isDesk && (
          <Box
            component="nav"
            aria-label={words.menu}
            sx={{
              width: NAVIGATION_WIDTH,
              flexShrink: 0,
              borderRight: 1,
              borderColor: 'divider',
              position: 'sticky',
              top: 53,
              alignSelf: 'flex-start',
              height: 'calc(100vh - 53px)',
              overflowY: 'auto',
            }}
          >
            <Navigation />
          </Box>
        )}
        <Box
          component="main"
          aria-label={words.content}
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, p: { xs: 2, md: 3, lg: 4 }, pb: { xs: 12, md: 8 }, outline: 0 }}
        >
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </Box>
      </Box>
      {!isDesk && (
        <>
          <Drawer
            open={isMenuOpen}
            onClose={() => setMenuOpen(false)}
            slotProps={{ paper: { 'aria-label': words.menu, sx: { width: 288 } } }}
          >
            <Box component="nav" aria-label={words.menu}>
              <Navigation />
            </Box>
          </Drawer>
          <BottomBar onMore={() => setMenuOpen(true)} />
        </>
      )}
      {isSearching && <SearchDialog onClose={() => setSearching(false)} />}
      <SessionOver />
    </Box>
  )
}

function SkipLink({ children }: { children: ReactNode }) {
  return (
    <Link
      href="#content"
      sx={{
        position: 'absolute',
        left: -9999,
        zIndex: 'tooltip',
        bgcolor: 'background.paper',
        p: 1,
        '&:focus': { left: 8, top: 8 },
      }}
    >
      {children}
    </Link>
  )
}

function SearchButton({ isWide, label, onClick }: { isWide: boolean; label: string; onClick: () => void }) {
  if (!isWide) {
    return (
      <IconButton aria-label={label} onClick={onClick}>
        <SearchIcon />
      </IconButton>
    )
  }
  return (
    <Button color="secondary" variant="outlined" size="small" startIcon={<SearchIcon />} onClick={onClick}>
      {label}
    </Button>
  )
}
