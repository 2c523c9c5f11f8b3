import { TextInput } from 'react-admin'
import type { SpokenThing } from '#office/shell/use-screen-words.ts'

interface PartsInputProps {
  source: string
  field: string
  thing: SpokenThing
  isDisabled: boolean
}

/** Several short codes in one field, with spaces or commas between them. */
export function PartsInput({ source, field, thing, isDisabled }: PartsInputProps) {
  return (
    <TextInput
      source={source}
      label={thing.fields[field] ?? field}
      helperText={thing.hints[field] ?? false}
      disabled={isDisabled}
      format={(value: unknown) => (Array.isArray(value) ? value.join(' ') : '')}
      parse={(text: string) => text.toUpperCase().split(/[\s,;]/)}
    />
  )
}
