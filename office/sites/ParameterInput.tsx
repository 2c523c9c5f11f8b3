import {
  Box,
  Button,
  FormControlLabel,
  FormHelperText,
  InputAdornment,
  MenuItem,
  Switch,
  TextField,
} from '@mui/material'
import { useWords } from '#office/shell/locale.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { factsOf, type ParameterType } from './parameter-groups.ts'

interface ParameterInputProps {
  type: ParameterType
  label: string
  value: string | null
  problem: string | undefined
  onChange: (value: string | null) => void
}

/** One parameter, typed as its kind wants it, with its default beside it. */
export function ParameterInput({ type, label, value, problem, onChange }: ParameterInputProps) {
  const words = useScreenWords().parameters
  const { kind, default: usual, choices } = factsOf(type)
  const hint = useUsualHint(type)
  const choiceWords: Readonly<Record<string, string>> = words.choices
  const id = `parameter-${type}`
  if (kind === 'BOOLEAN') {
    return (
      <Box>
        <FormControlLabel
          control={<Switch id={id} checked={value === 'true'} onChange={(_, isOn) => onChange(String(isOn))} />}
          label={label}
        />
        {problem && <FormHelperText error>{problem}</FormHelperText>}
      </Box>
    )
  }
  const common = { id, label, error: problem !== undefined, helperText: problem ?? hint }
  if (choices) {
    return (
      <TextField select {...common} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        {usual === null && <MenuItem value="">{words.unset}</MenuItem>}
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choiceWords[choice] ?? choice}
          </MenuItem>
        ))}
      </TextField>
    )
  }
  return (
    <Box>
      <TextField
        {...common}
        value={value ?? ''}
        multiline={kind === 'TEXT'}
        maxRows={8}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        slotProps={{
          htmlInput: kind === 'NUMBER' ? { inputMode: 'decimal' } : {},
          input: isColour(value) ? { startAdornment: <Swatch colour={value} /> } : {},
        }}
      />
      {value !== usual && usual !== null && (
        <Button size="small" color="secondary" onClick={() => onChange(null)}>
          {words.reset}
        </Button>
      )}
    </Box>
  )
}

function useUsualHint(type: ParameterType): string {
  const words = useScreenWords().parameters
  const { yes, no } = useWords()
  const usual = factsOf(type).default
  if (usual === null) return ''
  const named: Readonly<Record<string, string>> = { true: yes, false: no, ...words.choices }
  return fill(words.usual, { value: named[usual] ?? usual })
}

function isColour(value: string | null): value is string {
  return /^#[0-9a-f]{6}$/i.test(value ?? '')
}

function Swatch({ colour }: { colour: string }) {
  return (
    <InputAdornment position="start">
      <Box sx={{ width: 18, height: 18, borderRadius: 0.5, border: 1, borderColor: 'divider', bgcolor: colour }} />
    </InputAdornment>
  )
}
