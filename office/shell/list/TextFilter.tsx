import SearchIcon from '@mui/icons-material/Search'
import { InputAdornment, TextField } from '@mui/material'
import { useSettledText } from './use-settled-text.ts'

interface TextFilterProps {
  label: string
  value: string
  onSettle: (value: string) => void
  isSearch?: true
}

/** What is typed here narrows the list once the typing pauses. */
export function TextFilter({ label, value, onSettle, isSearch }: TextFilterProps) {
  const { typed, setTyped } = useSettledText({ value, onSettle })
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      sx={{ width: { xs: '100%', md: 260 } }}
      {...(isSearch && {
        slotProps: {
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        },
      })}
    />
  )
}
