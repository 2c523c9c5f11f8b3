import type { FILED_STATES, PUBLICATION_STATES } from '#contract/office/publication-states.ts'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { useThingWords } from '#office/shell/use-screen-words.ts'

type State = (typeof PUBLICATION_STATES | typeof FILED_STATES)[number]

const LOOKS: Readonly<Record<State, StateLook>> = {
  DRAFT: 'waiting',
  PLANNED: 'under-way',
  SHOWN: 'done',
  ENDED: 'refused',
  HELD: 'waiting',
}

/** Whether visitors see it, in the words of its kind. */
export function PublicationChip({ of, state }: { of: string; state: State }) {
  const { choices } = useThingWords(of)
  return <StateChip look={LOOKS[state]} label={choices.state?.[state] ?? state} />
}
