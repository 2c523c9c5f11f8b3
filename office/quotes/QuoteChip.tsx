import type { QuoteState } from '#contract/quotes/closed-sets.ts'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { useThingWords } from '#office/shell/use-screen-words.ts'

const LOOKS: Readonly<Record<QuoteState, StateLook>> = {
  OPEN: 'waiting',
  ACCEPTED: 'done',
  LAPSED: 'under-way',
  WITHDRAWN: 'refused',
}

export function QuoteChip({ state }: { state: QuoteState }) {
  const { choices } = useThingWords('quotes')
  return <StateChip look={LOOKS[state]} label={choices.state?.[state] ?? state} />
}
