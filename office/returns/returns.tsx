import type { RaRecord } from 'react-admin'
import { RETURN_STATES, type ReturnState } from '#contract/returns/closed-sets.ts'
import type { Return } from '#contract/returns/returns.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { ReturnPanel } from './ReturnPanel.tsx'

const LOOKS: Readonly<Record<ReturnState, StateLook>> = {
  ASKED: 'waiting',
  ACCEPTED: 'under-way',
  REFUSED: 'refused',
  LABEL_SENT: 'under-way',
  RECEIVED: 'waiting',
  REFUNDED: 'done',
}

export const returnPages: Pages = { list: ReturnList }

/** Returns and withdrawals: what was asked for, and what is to be done next. */
function ReturnList() {
  const { emptyHint } = useScreenWords().returns
  const pieces = ({ lines }: RaRecord) => (lines as Return['lines']).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <ThingList
      name="returns"
      columns={[
        { field: 'reference', render: ({ order }) => order.reference },
        { field: 'state', render: ({ state }) => <ReturnStateChip state={state} /> },
        { field: 'isWithdrawal', kind: 'yes' },
        { field: 'pieces', kind: 'number', render: pieces },
        { field: 'askedAt', kind: 'moment' },
        { field: 'refunded', kind: 'money', onPhone: 'none' },
      ]}
      filters={[{ field: 'state', kind: 'choice', choices: RETURN_STATES }]}
      nameOf={({ order }) => order.reference}
      panel={({ record, onClose }) => <ReturnPanel key={record.id} back={record as Return} onClose={onClose} />}
      emptyHint={emptyHint}
    />
  )
}

function ReturnStateChip({ state }: { state: ReturnState }) {
  const { choices } = useThingWords('returns')
  return <StateChip look={LOOKS[state]} label={choices.state?.[state] ?? state} />
}
