import { Autocomplete, Box, Dialog, TextField } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchOffice } from '#contract/office/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { menuFor } from '#office/shell/frame/menu.ts'
import { useWords } from '#office/shell/locale.ts'
import { useMe } from '#office/shell/me.ts'
import { SCREENS } from '#office/shell/screens.ts'
import { useScreenTitle } from '#office/shell/use-screen-words.ts'
import { type Found, foundScreens, foundThings } from './search.ts'

/** As long as a pause between two letters. */
const PAUSE_MS = 200
const LEAST = 2
/** As much as the server looks for. */
const MOST = 100

interface Answered {
  text: string
  found: Found[]
  refusal: string | null
}

/** One field for everything that can be searched, by keyboard: type, arrows, Enter. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const words = useWords().search
  const titleOf = useScreenTitle()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { found, isSearching, refusal } = useFound(typed)
  const leave = useWayBack()
  const hint = typed.trim().length < LEAST ? words.hint : (refusal ?? words.none)
  return (
    <Dialog
      open
      onClose={onClose}
      disableRestoreFocus
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': words.title,
          'aria-labelledby': undefined,
          sx: { position: { md: 'absolute' }, top: { md: 72 }, m: 2, p: 1.5 },
        },
      }}
    >
      <Autocomplete
        open
        options={found}
        inputValue={typed}
        value={null}
        onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
        onChange={(_, chosen) => {
          if (!chosen) return
          leave()
          onClose()
          navigate(chosen.to)
        }}
        filterOptions={(options) => options}
        groupBy={({ screen }) => (screen === '' ? words.screens : titleOf(screen))}
        getOptionKey={({ to }) => to}
        getOptionLabel={({ title }) => title}
        loading={isSearching}
        loadingText={words.searching}
        noOptionsText={hint}
        autoHighlight
        forcePopupIcon={false}
        disablePortal
        slotProps={{
          popper: { sx: { position: 'static !important', transform: 'none !important', width: '100% !important' } },
        }}
        renderInput={(props) => <TextField {...props} autoFocus label={words.title} placeholder={words.placeholder} />}
        renderGroup={({ key, group, children }) => (
          <Box key={key} role="group" aria-label={group}>
            <Box aria-hidden sx={{ px: 2, pt: 1, fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary' }}>
              {group}
            </Box>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </Box>
        )}
        renderOption={({ key, ...props }, { title, note }) => (
          <Box component="li" key={key} {...props} sx={{ display: 'flex', gap: 1.5 }}>
            <Box component="span">{title}</Box>
            {note && (
              <Box component="span" sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}>
                {note}
              </Box>
            )}
          </Box>
        )}
      />
    </Dialog>
  )
}

/**
 * Who closes it goes on where they were. Who has chosen is led on: what they came from, as the bar above, may still be
 * there, and the focus goes to the name of the new page (`useKeptFocus`).
 */
function useWayBack(): () => void {
  const [opener] = useState(() => document.activeElement)
  const isLedOn = useRef(false)
  useEffect(
    () => () => {
      if (!isLedOn.current && opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
  return () => {
    isLedOn.current = true
  }
}

/** What is found for what was typed last; what was asked for before is not waited for. */
function useFound(typed: string): { found: Found[]; isSearching: boolean; refusal: string | null } {
  const { rights } = useMe()
  const { offline } = useWords().faults
  const titleOf = useScreenTitle()
  const text = typed.trim()
  const [answer, setAnswer] = useState<Answered>({ text: '', found: [], refusal: null })
  const receive = useEffectEvent((given: Answered) => setAnswer(given))
  useEffect(() => {
    if (text.length < LEAST) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const given = await ask(searchOffice, { query: { q: text.slice(0, MOST) } }).catch(() => null)
      const found = given?.success ? foundThings(given.data.found) : []
      if (isWanted) receive({ text, found, refusal: given?.success ? null : (given?.message ?? offline) })
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text, offline])
  if (text.length < LEAST) return { found: [], isSearching: false, refusal: null }
  const names = menuFor(SCREENS, rights).flatMap(({ entries }) => entries.map(({ name }) => name))
  const isSearching = answer.text !== text
  const things = isSearching ? [] : answer.found
  return { found: [...foundScreens(names, { text, titleOf }), ...things], isSearching, refusal: answer.refusal }
}
