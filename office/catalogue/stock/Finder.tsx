import SearchIcon from '@mui/icons-material/Search'
import { Box, InputAdornment, List, ListItemButton, ListItemText, Paper, TextField } from '@mui/material'
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import { declinationName } from '#office/catalogue/names.ts'
import { ScanButton } from '#office/shell/scan/ScanButton.tsx'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

interface FinderProps {
  /** Besides what is typed. */
  filter?: Record<string, unknown>
  label?: string
  onFound: (row: RaRecord) => void
}

export const FINDER_ID = 'stock-finder'

const FIRST = { page: 1, perPage: 12 }
const LEAST = 2

/** Finds a declination by its name, its reference or its barcode; Enter takes the first. */
export function Finder({ filter = {}, label, onFound }: FinderProps) {
  const words = useScreenWords().catalogue.stock
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const [entered, setEntered] = useState<string | null>(null)
  const isAsked = search.length >= LEAST
  const { data = [], isPending } = useGetList(
    'stock',
    { filter: { ...filter, search }, pagination: FIRST, sort: { field: 'name', order: 'ASC' } },
    { enabled: isAsked },
  )
  const take = (row: RaRecord) => {
    setTyped('')
    setEntered(null)
    onFound(row)
  }
  const takeFirst = useEffectEvent(take)
  const [first] = data
  const isAnswered = isAsked && !isPending && search === typed.trim()
  // A scanner types faster than any server answers.
  useEffect(() => {
    if (entered !== null && entered === search && isAnswered && first) takeFirst(first)
  }, [entered, search, isAnswered, first])
  const scanned = (code: string) => {
    setTyped(code)
    setEntered(code.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    setEntered(typed.trim())
  }
  return (
    <Box sx={{ maxWidth: 640 }}>
      <TextField
        type="search"
        id={FINDER_ID}
        label={label ?? words.find}
        helperText={words.findHint}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setEntered(null)
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: <ScanButton onScan={scanned} />,
          },
        }}
      />
      {isAsked && (
        <Paper variant="outlined" sx={{ mt: 1, borderColor: 'divider' }}>
          <Box role="status" sx={{ color: 'text.secondary', px: 2, py: data.length > 0 ? 0 : 1 }}>
            {!isPending && data.length === 0 && words.nothing}
          </Box>
          <List dense disablePadding>
            {data.map((row) => (
              <ListItemButton key={row.id} divider onClick={() => take(row)} sx={{ minHeight: 48 }}>
                <ListItemText
                  primary={declinationName(row)}
                  secondary={[row.reference, row.tracksStock && fill(words.inBook, { n: row.quantity })]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </ListItemButton>
            ))}
          </List>
        </Paper>
      )}
    </Box>
  )
}
