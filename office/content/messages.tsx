import { Box, Button, Link as MuiLink } from '@mui/material'
import { type RaRecord, useGetOne } from 'react-admin'
import { Link } from 'react-router'
import { MESSAGE_TOPICS } from '#contract/content/closed-sets.ts'
import { markMessageAnswered } from '#contract/content/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { WHOLE } from '#office/shell/data/whole.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import { useMayChange } from '#office/shell/me.ts'
import type { Pages } from '#office/shell/pages.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { StateChip } from '#office/shell/panel/StateChip.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords, useThingWords } from '#office/shell/use-screen-words.ts'

export const messagePages: Pages = { list: MessageList }

/** What people have written by the site, and whether somebody has answered. */
function MessageList() {
  const { emptyHint } = useBusinessWords().messages
  return (
    <ThingList
      name="messages"
      columns={[
        { field: 'name' },
        { field: 'isAnswered', render: (message) => <AnsweredChip message={message} /> },
        { field: 'topic', kind: 'choice' },
        { field: 'subject' },
        { field: 'createdAt', kind: 'moment' },
        { field: 'email', onPhone: 'none' },
      ]}
      filters={[
        { field: 'isAnswered', kind: 'yes' },
        { field: 'topic', kind: 'choice', choices: MESSAGE_TOPICS },
        { field: 'isSuspect', kind: 'yes' },
        { field: 'from', kind: 'day' },
        { field: 'until', kind: 'day' },
      ]}
      nameOf={({ name, subject }) => `${name} ${subject ?? ''}`}
      panel={({ record, onClose }) => <MessagePanel key={record.id} row={record} onClose={onClose} />}
      emptyHint={emptyHint}
    />
  )
}

function AnsweredChip({ message: { isAnswered, isSuspect } }: { message: RaRecord }) {
  const words = useBusinessWords().messages
  if (isSuspect && !isAnswered) return <StateChip look="refused" label={words.suspect} />
  return <StateChip look={isAnswered ? 'done' : 'waiting'} label={isAnswered ? words.answered : words.toAnswer} />
}

function MessagePanel({ row, onClose }: { row: RaRecord; onClose: () => void }) {
  const words = useBusinessWords().messages
  const { fields, choices } = useThingWords('messages')
  const { moment } = useMoment()
  const mayChange = useMayChange('customers')
  const { act, isBusy } = useAct()
  const { data: message = row } = useGetOne('messages', { id: row.id, ...WHOLE })
  const subject = encodeURIComponent(`Re: ${message.subject ?? words.answerSubject}`)
  const mark = () => {
    const isAnswered = !row.isAnswered
    const asked = ask(markMessageAnswered, { params: { id: String(row.id) }, body: { isAnswered } })
    return act(asked, isAnswered ? words.marked : words.unmarked)
  }
  const files: { id: string; filename: string }[] = message.files ?? []
  return (
    <Panel
      title={message.name}
      note={<AnsweredChip message={row} />}
      onClose={onClose}
      acts={
        <>
          <Button variant="contained" href={`mailto:${message.email}?subject=${subject}`}>
            {words.answer}
          </Button>
          {mayChange && (
            <Button variant="outlined" color="secondary" disabled={isBusy} onClick={() => void mark()}>
              {row.isAnswered ? words.markOpen : words.markAnswered}
            </Button>
          )}
        </>
      }
    >
      <Box lang={message.locale} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message.subject && <h3>{message.subject}</h3>}
        {message.message}
      </Box>
      <Facts
        facts={[
          [fields.createdAt ?? '', moment(message.createdAt)],
          [fields.topic ?? '', message.topic && choices.topic?.[message.topic]],
          [
            fields.email ?? '',
            <MuiLink key="email" href={`mailto:${message.email}`}>
              {message.email}
            </MuiLink>,
          ],
          [fields.phone ?? '', message.phone],
          [
            fields.idOrder ?? '',
            message.idOrder && (
              <MuiLink key="order" component={Link} to={`/orders/${message.idOrder}`}>
                {words.order}
              </MuiLink>
            ),
          ],
          [fields.files ?? '', files.map(({ filename }) => filename).join('\n')],
        ]}
      />
    </Panel>
  )
}
