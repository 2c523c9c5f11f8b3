import { TextInput } from 'react-admin'
import type { SpokenThing } from '#office/shell/use-screen-words.ts'

interface PartsInputProps {
  source: string
  field: string
  thing: SpokenThing
  isDisabled: boolean
  /** As codes are written; words stay as they are typed. */
  write?: (text: string) => string
}

const inCapitals = (text: string) => text.toUpperCase()

/** Several short codes in one field, with spaces or commas between them. */
export function PartsInput({ source, field, thing, isDisabled, write = inCapitals }: PartsInputProps) {
  return (
    <TextInput
      source={source}
      label={thing.fields[field] ?? field}
      helperText={thing.hints[field] ?? false}
      disabled={isDisabled}
      format={(value: unknown) => (Array.isArray(value) ? value.join(' ') : '')}
      parse={(text: string) => write(text).split(/[\s,;]/)}
    />
  )
}
