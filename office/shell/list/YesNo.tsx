import { Box } from '@mui/material'
import { useWords } from '#office/shell/locale.ts'

/** A yes that catches the eye, a no that does not. */
export function YesNo({ value }: { value: boolean }) {
  const words = useWords()
  return (
    <Box component="span" sx={{ color: value ? 'success.main' : 'text.secondary', fontWeight: value ? 600 : 400 }}>
      {value ? words.yes : words.no}
    </Box>
  )
}
