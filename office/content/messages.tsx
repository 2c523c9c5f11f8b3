import type { RaRecord } from 'react-admin'
import { MESSAGE_BOXES, MESSAGE_TOPICS } from '#contract/content/closed-sets.ts'
import { getMessageCounts } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { NewOr } from '#office/shell/list/NewOr.tsx'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { useBusinessWords, useGuestWords } from '#office/shell/use-screen-words.ts'
import { MessageChip } from './mailbox/MessageChip.tsx'
import { MessagePanel } from './mailbox/MessagePanel.tsx'

export const messagePages: Pages = { list: MessageList }

/** What people have written by the site: unread, to answer, all; what looks like a machine's lies apart. */
function MessageList() {
  const { emptyHint } = useBusinessWords().messages
  const { boxes } = useGuestWords().mailbox
  return (
    <ThingList
      name="messages"
      tabs={{
        field: 'box',
        label: boxes.label,
        of: MESSAGE_BOXES.map((value) => ({ value, label: boxes[value] })),
        first: 'OPEN',
        counts: () => ask(getMessageCounts, {}),
      }}
      columns={[
        { field: 'name', render: (message) => <NewOr isNew={isNew(message)}>{message.name}</NewOr> },
        { field: 'isAnswered', render: (message) => <MessageChip message={message} /> },
        { field: 'topic', kind: 'choice' },
        { field: 'subject', render: (message) => <NewOr isNew={isNew(message)}>{message.subject}</NewOr> },
        { field: 'createdAt', kind: 'moment' },
        { field: 'email', onPhone: 'none' },
      ]}
      filters={[
        { field: 'topic', kind: 'choice', choices: MESSAGE_TOPICS },
        { field: 'from', kind: 'day' },
        { field: 'until', kind: 'day' },
      ]}
      nameOf={({ name, subject }) => `${name} ${subject ?? ''}`}
      panel={({ record, onClose }) => <MessagePanel key={record.id} row={record} onClose={onClose} />}
      emptyHint={emptyHint}
    />
  )
}

const isNew = ({ isRead, isSuspect }: RaRecord) => !isRead && !isSuspect
