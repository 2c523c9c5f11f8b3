import type { RaRecord } from 'react-admin'
import { REGISTRATION_STATES, type RegistrationState } from '#contract/events/closed-sets.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { RegistrationPanel } from './RegistrationPanel.tsx'

const LOOKS: Readonly<Record<RegistrationState, StateLook>> = {
  COMING: 'done',
  WAITING: 'waiting',
  CANCELLED: 'refused',
}

export const registrationPages: Pages = { list: RegistrationList }

/** Who comes to what, who waits and who has cancelled. */
function RegistrationList() {
  const words = useGuestWords().events
  return (
    <ThingList
      name="registrations"
      columns={[
        { field: 'name' },
        { field: 'state', render: (one) => <RegistrationChip registration={one} /> },
        { field: 'event' },
        { field: 'startsAt', kind: 'day' },
        { field: 'people', kind: 'number' },
        { field: 'createdAt', kind: 'day', onPhone: 'none' },
        { field: 'note', onPhone: 'none' },
      ]}
      filters={[
        { field: 'idEvent', kind: 'thing', from: 'events' },
        { field: 'state', kind: 'choice', choices: REGISTRATION_STATES },
        { field: 'isPast', kind: 'yes' },
      ]}
      nameOf={({ name, event }) => `${name} ${event ?? ''}`}
      panel={({ record, onClose }) => <RegistrationPanel key={record.id} row={record} onClose={onClose} />}
      emptyHint={words.emptyHint}
    />
  )
}

function RegistrationChip({ registration }: { registration: RaRecord }) {
  const { choices } = useThingWords('registrations')
  const state = registration.state as RegistrationState
  return <StateChip look={LOOKS[state]} label={choices.state?.[state] ?? state} />
}
