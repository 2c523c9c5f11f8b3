import { Button, Link as MuiLink } from '@mui/material'
import { type RaRecord, useGetOne } from 'react-admin'
import { Link } from 'react-router'
import { markMessage, markMessageAnswered } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { WHOLE } from '#office/shell/data/whole.ts'
import { useMayChange } from '#office/shell/me.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { FileLinks } from '#office/shell/panel/FileLinks.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useRead } from '#office/shell/panel/use-read.ts'
import { useBusinessWords, useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { MessageChip } from './MessageChip.tsx'
import { MessageThread } from './MessageThread.tsx'

interface MessagePanelProps {
  row: RaRecord
  onClose: () => void
}

/** One message: what was written, what was answered, and the next answer. */
export function MessagePanel({ row, onClose }: MessagePanelProps) {
  const mayChange = useMayChange('customers')
  const { data: message = row, isFetched } = useGetOne('messages', { id: row.id, ...WHOLE })
  useRead(mayChange ? row : null, (id) => ask(markMessage, { params: { id }, body: { isRead: true } }))
  return (
    <Panel
      title={message.name}
      note={<MessageChip message={row} />}
      onClose={onClose}
      isWide
      acts={mayChange && <MessageMarks row={row} onClose={onClose} />}
    >
      {message.subject && <h3 lang={message.locale}>{message.subject}</h3>}
      <MessageThread message={message} />
      {mayChange && isFetched && <AnswerForm message={message} />}
      <MessageFacts message={message} />
    </Panel>
  )
}

function MessageMarks({ row, onClose }: MessagePanelProps) {
  const words = useBusinessWords().messages
  const box = useGuestWords().mailbox
  const { act, isBusy } = useAct()
  const params = { id: String(row.id) }
  const answered = () => {
    const isAnswered = !row.isAnswered
    const asked = ask(markMessageAnswered, { params, body: { isAnswered } })
    return act(asked, isAnswered ? words.marked : words.unmarked)
  }
  const mark = async (body: { isRead?: boolean; isSuspect?: boolean }, done: string) => {
    if (await act(ask(markMessage, { params, body }), done)) onClose()
  }
  const plain = { color: 'secondary', disabled: isBusy } as const
  return (
    <>
      <Button {...plain} onClick={() => void answered()}>
        {row.isAnswered ? words.markOpen : words.markAnswered}
      </Button>
      {!row.isAnswered && (
        <Button {...plain} onClick={() => void mark({ isRead: false }, box.markedUnread)}>
          {box.markUnread}
        </Button>
      )}
      {row.isSuspect ? (
        <Button {...plain} onClick={() => void mark({ isSuspect: false }, box.isPerson)}>
          {box.person}
        </Button>
      ) : (
        <Button {...plain} onClick={() => void mark({ isSuspect: true }, box.isMachine)}>
          {box.machine}
        </Button>
      )}
    </>
  )
}

function MessageFacts({ message }: { message: RaRecord }) {
  const words = useBusinessWords().messages
  const box = useGuestWords().mailbox
  const { fields, choices } = useThingWords('messages')
  const files: { id: string; filename: string }[] = message.files ?? []
  const subject = encodeURIComponent(`Re: ${message.subject ?? words.answerSubject}`)
  const facts: [string, React.ReactNode][] = [
    [fields.topic ?? '', message.topic && choices.topic?.[message.topic]],
    [fields.email ?? '', message.email],
    [
      '',
      <MuiLink key="email" href={`mailto:${message.email}?subject=${subject}`}>
        {box.elsewhere}
      </MuiLink>,
    ],
    [fields.phone ?? '', message.phone && <MuiLink href={`tel:${message.phone}`}>{message.phone}</MuiLink>],
    [
      fields.idOrder ?? '',
      message.idOrder && (
        <MuiLink key="order" component={Link} to={`/orders/${message.idOrder}`}>
          {words.order}
        </MuiLink>
      ),
    ],
    [fields.files ?? '', files.length > 0 && <FileLinks files={files} />],
  ]
  return <Facts facts={facts.filter(([, value]) => value)} />
}
