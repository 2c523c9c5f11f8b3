import { Box, Button, Chip } from '@mui/material'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { OfficeArea } from '#contract/office/closed-sets.ts'
import { DayField } from '#office/shell/dates/DayField.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords } from '#office/shell/use-screen-words.ts'

interface ClosuresInputProps {
  /** Where they lie in the form, and who may change them. */
  source?: string
  area?: OfficeArea
}

/** Days on which nothing is handed over and nobody comes, the soonest first. */
export function ClosuresInput({ source = 'closures', area = 'deliveries' }: ClosuresInputProps) {
  const words = useBusinessWords().places
  const mayChange = useMayChange(area)
  const { day: told } = useMoment()
  const { append, remove } = useFieldArray({ name: source })
  const closures: { day: string }[] = useWatch({ name: source }) ?? []
  const [typed, setTyped] = useState('')
  const days = closures.map(({ day }, at) => ({ day, at })).sort((one, other) => one.day.localeCompare(other.day))
  const add = () => {
    if (typed !== '' && !closures.some(({ day }) => day === typed)) append({ day: typed })
    setTyped('')
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {days.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.noClosure}</Box>}
        {days.map(({ day, at }) => (
          <Chip key={day} label={told(day)} {...(mayChange && { onDelete: () => remove(at) })} />
        ))}
      </Box>
      {mayChange && (
        <Box sx={{ display: 'flex', gap: 1, maxWidth: 420 }}>
          <DayField label={words.closure} value={typed} onDay={setTyped} />
          <Button variant="outlined" color="secondary" disabled={typed === ''} onClick={add} sx={{ flexShrink: 0 }}>
            {words.addClosure}
          </Button>
        </Box>
      )}
    </>
  )
}
