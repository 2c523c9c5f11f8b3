import type { ImportState as State } from '#contract/imports/closed-sets.ts'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { useImportWords } from './use-import-words.ts'

const LOOKS: Readonly<Record<State, StateLook>> = {
  MAPPING: 'waiting',
  CHECKING: 'under-way',
  CHECKED: 'waiting',
  RUNNING: 'under-way',
  STOPPED: 'waiting',
  DONE: 'done',
  UNDOING: 'under-way',
  UNDONE: 'refused',
}

export function ImportState({ state }: { state: State }) {
  return <StateChip look={LOOKS[state]} label={useImportWords().states[state]} />
}
