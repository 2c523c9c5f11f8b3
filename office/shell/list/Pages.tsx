import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, IconButton, MenuItem, TextField } from '@mui/material'
import { useListContext } from 'react-admin'
import { useWords } from '#office/shell/locale.ts'
import { fill } from '#words/basics/fill.ts'

const SIZES = [10, 25, 50, 100]
/** What is on one page at any size needs no ways to others. */
const SMALLEST = Math.min(...SIZES)

/** Which part of the list one sees, and the ways to the next. */
export function Pages() {
  const words = useWords().list
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext()
  const to = Math.min(page * perPage, total)
  if (total <= SMALLEST) return null
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        mt: 1.5,
        color: 'text.secondary',
      }}
    >
      <TextField
        select
        aria-label={words.perPage}
        value={perPage}
        onChange={({ target }) => setPerPage(Number(target.value))}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': words.perPage } } }}
        sx={{ width: 84 }}
      >
        {(SIZES.includes(perPage) ? SIZES : [perPage, ...SIZES]).map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
      <span>{fill(words.page, { from: total === 0 ? 0 : (page - 1) * perPage + 1, to, total })}</span>
      <IconButton aria-label={words.previous} disabled={page <= 1} onClick={() => setPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={words.next} disabled={to >= total} onClick={() => setPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </Box>
  )
}
