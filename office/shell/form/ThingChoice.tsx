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
export function ThingChoice(props: ThingChoiceProps) {
  const { source, among, filter = {} } = props
  return (
    <ReferenceInput source={source} reference={among} filter={filter} perPage={SHOWN}>
      <AutocompleteInput {...choosing(props)} />
    </ReferenceInput>
  )
}

/** Several things of another kind. */
export function ThingChoices(props: ThingChoiceProps) {
  const { source, among, filter = {} } = props
  return (
    <ReferenceArrayInput source={source} reference={among} filter={filter} perPage={SHOWN}>
      <AutocompleteArrayInput {...choosing(props)} />
    </ReferenceArrayInput>
  )
}

/** What choosing one and choosing several have in common. */
function choosing({ field, thing, nameOf, isDisabled }: ThingChoiceProps) {
  return {
    label: thing.fields[field] ?? field,
    helperText: thing.hints[field] ?? (false as const),
    optionText: nameOf,
    filterToQuery: toSearch,
    translateChoice: false,
    disabled: isDisabled,
    fullWidth: true,
  }
}
