import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
} from 'react-admin'
import type { SpokenThing } from '#office/shell/use-screen-words.ts'

interface ThingChoiceProps {
  source: string
  /** Its name among the words of the thing. */
  field: string
  thing: SpokenThing
  /** The things that can be chosen, and what one is called. */
  among: string
  nameOf: (record: RaRecord) => string
  filter?: Record<string, unknown>
  isDisabled: boolean
}

/** Long lists are found by typing. */
const SHOWN = 50
const toSearch = (typed: string) => ({ search: typed })

/** One thing of another kind, found by typing. */
export function ThingChoice({ source, field, thing, among, nameOf, filter = {}, isDisabled }: ThingChoiceProps) {
  return (
    <ReferenceInput source={source} reference={among} filter={filter} perPage={SHOWN}>
      <AutocompleteInput
        label={thing.fields[field] ?? field}
        helperText={thing.hints[field] ?? false}
        optionText={nameOf}
        filterToQuery={toSearch}
        translateChoice={false}
        disabled={isDisabled}
        fullWidth
      />
    </ReferenceInput>
  )
}

/** Several things of another kind. */
export function ThingChoices({ source, field, thing, among, nameOf, filter = {}, isDisabled }: ThingChoiceProps) {
  return (
    <ReferenceArrayInput source={source} reference={among} filter={filter} perPage={SHOWN}>
      <AutocompleteArrayInput
        label={thing.fields[field] ?? field}
        helperText={thing.hints[field] ?? false}
        optionText={nameOf}
        filterToQuery={toSearch}
        translateChoice={false}
        disabled={isDisabled}
        fullWidth
      />
    </ReferenceArrayInput>
  )
}
