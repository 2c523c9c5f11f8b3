import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import { Box, Divider, IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useLogout, useSetLocale } from 'react-admin'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useMe } from '#office/shell/me.ts'
import { LOCALE_CODES, LOCALES, pathInLocale } from '#words/basics/locales.ts'

/** Who one is here, in which language, and the ways out. */
export function PersonMenu() {
  const words = useWords()
  const locale = useSpokenLocale()
  const setLocale = useSetLocale()
  const signOut = useLogout()
  const { user, role } = useMe()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email
  return (
    <>
      <IconButton
        edge="end"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <AccountCircle />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box component="li" role="presentation" sx={{ px: 2, pt: 0.5, pb: 1 }}>
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{words.roles[role]}</Box>
        </Box>
        <Divider component="li" role="presentation" />
        {LOCALE_CODES.map((code) => (
          <MenuItem
            key={code}
            role="menuitemradio"
            aria-checked={code === locale}
            selected={code === locale}
            lang={code}
            onClick={() => {
              close()
              void setLocale(code)
            }}
          >
            {LOCALES[code].label}
          </MenuItem>
        ))}
        <Divider component="li" role="presentation" />
        <MenuItem component="a" href={pathInLocale('/', locale)}>
          {words.toSite}
        </MenuItem>
        <MenuItem component="a" href={pathInLocale('/account', locale)}>
          {words.account}
        </MenuItem>
        <MenuItem onClick={() => signOut()}>{words.signOut}</MenuItem>
      </Menu>
    </>
  )
}
