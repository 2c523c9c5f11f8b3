import { Box, Checkbox, FormControlLabel } from '@mui/material'
import type { Return } from '#contract/returns/returns.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'

interface FitLinesProps {
  back: Return
  fit: readonly number[]
  onChange: (fit: readonly number[]) => void
}

/** Which of what came back may be sold again. */
export function FitLines({ back, fit, onChange }: FitLinesProps) {
  const words = useScreenWords().returns
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <legend>{words.fit}</legend>
      {back.lines.map(({ line, name, label }) => (
        <FormControlLabel
          key={line}
          sx={{ display: 'flex' }}
          control={
            <Checkbox
              checked={fit.includes(line)}
              onChange={({ target }) => onChange(target.checked ? [...fit, line] : fit.filter((one) => one !== line))}
            />
          }
          label={`${name} ${label}`}
        />
      ))}
    </Box>
  )
}
