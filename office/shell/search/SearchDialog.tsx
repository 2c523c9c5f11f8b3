import { Autocomplete, Box, Dialog, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router'
import { useWords } from '#office/shell/locale.ts'
import { useMe } from '#office/shell/me.ts'
import { useScreenTitle } from '#office/shell/use-screen-words.ts'
import { type Found, searchableNames, searchEverywhere } from './search.ts'

/** As long as a pause between two letters. */
const PAUSE_MS = 200

/** One field for everything that can be searched, by keyboard: type, arrows, Enter. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const words = useWords().search
  const titleOf = useScreenTitle()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { found, isSearching } = useFound(typed)
  const hint = typed.trim().length < 2 ? words.hint : words.none
  return (
    <Dialog
      open
      onClose={onClose}
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
          onClose()
          navigate(`/${chosen.name}/${chosen.id}`)
        }}
        filterOptions={(options) => options}
        groupBy={({ name }) => titleOf(name)}
        getOptionKey={({ name, id }) => `${name} ${id}`}
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
        renderOption={({ key, ...props }, { title }) => (
          <Box component="li" key={key} {...props}>
            {title}
          </Box>
        )}
      />
    </Dialog>
  )
}

/** What is found for what was typed last; what was asked for before is not waited for. */
function useFound(typed: string): { found: Found[]; isSearching: boolean } {
  const dataProvider = useDataProvider()
  const { rights } = useMe()
  const text = typed.trim()
  const [answer, setAnswer] = useState<{ text: string; found: Found[] }>({ text: '', found: [] })
  useEffect(() => {
    if (text.length < 2) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const found = await searchEverywhere(dataProvider, { text, names: searchableNames(rights) })
      if (isWanted) setAnswer({ text, found })
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [dataProvider, rights, text])
  if (text.length < 2) return { found: [], isSearching: false }
  return { found: answer.found, isSearching: answer.text !== text }
}
