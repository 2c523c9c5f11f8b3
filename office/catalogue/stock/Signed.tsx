import { Box } from '@mui/material'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { numberFormat } from '#words/basics/formats.ts'

/** `+6`, `−2`: what came and what went. */
export function Signed({ value }: { value: number }) {
  const locale = useSpokenLocale()
  const colour = value === 0 ? 'text.secondary' : value > 0 ? 'success.main' : 'error.main'
  return (
    <Box component="span" sx={{ color: colour, fontWeight: 600 }}>
      {numberFormat(locale, { signDisplay: 'exceptZero' }).format(value)}
    </Box>
  )
}
