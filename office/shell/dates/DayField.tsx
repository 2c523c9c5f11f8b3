import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import { Box, IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material'
import { useRef, useState } from 'react'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { readTypedDay, readTypedMoment, writeTypedDay } from '#rules/basics/typed-days.ts'
import { dateWords } from '#words/office/dates/words.ts'

type DayFieldProps = Omit<TextFieldProps, 'onChange' | 'value' | 'type' | 'slotProps'> & {
  kind?: 'day' | 'moment'
  /** As it is kept: `2026-11-17`, or `2026-11-17T08:30`; empty where there is none. */
  value: string
  onDay: (value: string) => void
  ariaLabel?: string
}

const READ = { day: readTypedDay, moment: readTypedMoment } as const

/** A day as the office's language writes it; the browser's own field would write it in the browser's. */
export function DayField({ kind = 'day', value, onDay, ariaLabel, helperText, error, ...props }: DayFieldProps) {
  const words = dateWords[useSpokenLocale()]
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const isWrong = isLeft && typed !== null
  const type = (text: string) => {
    setTyped(text)
    setLeft(false)
    onDay(READ[kind](text) ?? '')
  }
  const leave = () => {
    setLeft(true)
    if (typed !== null && (typed.trim() === '' || READ[kind](typed) !== null)) setTyped(null)
  }
  const pick = (day: string) => {
    setTyped(null)
    onDay(kind === 'day' || day === '' ? day : `${day}T${value.slice(11, 16) || '00:00'}`)
  }
  return (
    <TextField
      autoComplete="off"
      {...props}
      value={typed ?? writeTypedDay(value)}
      placeholder={words[kind]}
      error={isWrong || Boolean(error)}
      helperText={isWrong ? words.wrong[kind] : helperText}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', maxLength: 20, ...(ariaLabel && { 'aria-label': ariaLabel }) },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Picker day={value.slice(0, 10)} label={words.pick} isDisabled={props.disabled ?? false} onPick={pick} />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

interface PickerProps {
  day: string
  label: string
  isDisabled: boolean
  onPick: (day: string) => void
}

/** The browser's own calendar, opened by a button of ours. */
function Picker({ day, label, isDisabled, onPick }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Box
        component="input"
        type="date"
        ref={input}
        value={day}
        onChange={({ target }) => onPick((target as HTMLInputElement).value)}
        tabIndex={-1}
        aria-hidden
        disabled={isDisabled}
        sx={{ position: 'absolute', right: 0, bottom: 0, width: 0, height: 0, p: 0, border: 0, opacity: 0 }}
      />
      <IconButton
        size="small"
        edge="end"
        aria-label={label}
        disabled={isDisabled}
        onClick={() => input.current?.showPicker()}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </>
  )
}
