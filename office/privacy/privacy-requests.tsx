import { Button } from '@mui/material'
import { PRIVACY_KINDS, PRIVACY_STATES, type PrivacyState } from '#contract/privacy/closed-sets.ts'
import type { PrivacyRequest } from '#contract/privacy/privacy.ts'
import { closePrivacyRequest } from '#contract/privacy/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import { useMayChange } from '#office/shell/me.ts'
import type { Pages } from '#office/shell/pages.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'

const LOOKS: Readonly<Record<PrivacyState, StateLook>> = { OPEN: 'waiting', DONE: 'done', REFUSED: 'refused' }

export const privacyPages: Pages = { list: PrivacyList }

/** What people have asked about their data, the soonest due on top. */
function PrivacyList() {
  const words = useScreenWords().privacy
  const { choices } = useThingWords('privacyRequests')
  const stateOf = ({ state, isOverdue }: PrivacyRequest) =>
    isOverdue ? (
      <StateChip look="refused" label={words.overdue} />
    ) : (
      <StateChip look={LOOKS[state]} label={choices.state?.[state] ?? state} />
    )
  return (
    <ThingList
      name="privacyRequests"
      columns={[
        { field: 'kind', kind: 'choice' },
        { field: 'email' },
        { field: 'receivedAt', kind: 'day', onPhone: 'none' },
        { field: 'dueAt', kind: 'day' },
        { field: 'state', render: (record) => stateOf(record as PrivacyRequest) },
      ]}
      filters={[
        { field: 'state', kind: 'choice', choices: PRIVACY_STATES },
        { field: 'kind', kind: 'choice', choices: PRIVACY_KINDS },
      ]}
      nameOf={({ kind, email }) => `${choices.kind?.[kind]} ${email ?? ''}`}
      panel={({ record, onClose }) => (
        <RequestPanel key={record.id} asked={record as PrivacyRequest} onClose={onClose} />
      )}
      emptyHint={words.emptyHint}
    />
  )
}

function RequestPanel({ asked, onClose }: { asked: PrivacyRequest; onClose: () => void }) {
  const words = useScreenWords().privacy
  const { fields, choices } = useThingWords('privacyRequests')
  const { day, moment } = useMoment()
  const mayChange = useMayChange('privacy')
  const { act, isBusy } = useAct()
  const close = (state: 'DONE' | 'REFUSED', told: string) =>
    act(ask(closePrivacyRequest, { params: { id: String(asked.id) }, body: { state } }), told)
  return (
    <Panel
      title={choices.kind?.[asked.kind]}
      note={choices.state?.[asked.state]}
      onClose={onClose}
      acts={
        mayChange &&
        asked.state === 'OPEN' && (
          <>
            <Button variant="contained" disabled={isBusy} onClick={() => void close('DONE', words.closed)}>
              {words.close}
            </Button>
            <Button color="error" disabled={isBusy} onClick={() => void close('REFUSED', words.refused)}>
              {words.refuse}
            </Button>
          </>
        )
      }
    >
      <Facts
        facts={[
          [fields.email ?? '', asked.email],
          [fields.origin ?? '', choices.origin?.[asked.origin]],
          [fields.receivedAt ?? '', moment(asked.receivedAt)],
          [fields.dueAt ?? '', day(asked.dueAt)],
          [fields.doneAt ?? '', moment(asked.doneAt)],
          [fields.message ?? '', asked.message],
        ]}
      />
    </Panel>
  )
}
