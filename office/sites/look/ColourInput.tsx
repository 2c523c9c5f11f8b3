import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { isColour } from '#rules/sites/parameters.ts'
import { fill } from '#words/basics/fill.ts'
import { lookWords } from '#words/office/look/words.ts'

interface ColourInputProps {
  id: string
  label: string
  value: string | null
  /** What it is while nothing is said. */
  followed: string
  /** Whether it may be left to follow them. */
  mayFollow: boolean
  onChange: (value: string | null) => void
}

/** A colour picked or typed; or left to follow the others. */
export function ColourInput({ id, label, value, followed, mayFollow, onChange }: ColourInputProps) {
  const words = lookWords[useSpokenLocale()]
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value ?? ''
  const isWrong = typed !== null && typed !== '' && !isColour(typed)
  const type = (text: string) => {
    const given = text.trim()
    setTyped(given)
    if (isColour(given)) onChange(given)
    else if (given === '') onChange(null)
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={fill(words.pick, { name: label })}
        value={sixDigits(value ?? followed)}
        onChange={({ target }) => {
          setTyped(null)
          onChange(target.value)
        }}
        sx={{
          width: 44,
          height: 40,
          p: 0.25,
          border: 1,
          borderColor: '#8d867d',
          borderRadius: 1,
          bgcolor: '#fff',
          flexShrink: 0,
        }}
      />
      <TextField
        id={id}
        label={label}
        value={shown}
        error={isWrong}
        placeholder={followed}
        helperText={mayFollow && value === null ? words.follows : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        slotProps={{ htmlInput: { maxLength: 9, spellCheck: false } }}
      />
      {mayFollow && value !== null && (
        <Button
          color="secondary"
          aria-label={fill(words.followOf, { name: label })}
          onClick={() => {
            setTyped(null)
            onChange(null)
          }}
        >
          {words.follow}
        </Button>
      )}
    </Box>
  )
}

/** The colour field of browsers knows no short form and no transparency. */
function sixDigits(colour: string): string {
  const digits = colour.slice(1)
  if (digits.length >= 6) return `#${digits.slice(0, 6)}`.toLowerCase()
  return `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`.toLowerCase()
}
