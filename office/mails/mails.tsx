import { Box } from '@mui/material'
import type { OutboxMail } from '#contract/mails/mails.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { OrderLink } from '#office/shell/panel/OrderLink.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { StateChip, type StateLook } from '#office/shell/panel/StateChip.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'

type MailState = 'sent' | 'waiting' | 'failed'

const LOOKS: Readonly<Record<MailState, StateLook>> = { sent: 'done', waiting: 'under-way', failed: 'refused' }

export const mailPages: Pages = { list: MailList }

/** The mailbox: what the site has sent, is about to send, or cannot send. */
function MailList() {
  const { emptyHint } = useScreenWords().mails
  return (
    <ThingList
      name="mails"
      columns={[
        { field: 'recipient' },
        { field: 'subject' },
        { field: 'state', render: (mail) => <MailStateChip mail={mail as OutboxMail} /> },
        { field: 'createdAt', kind: 'moment' },
        { field: 'sentAt', kind: 'moment', onPhone: 'none' },
      ]}
      filters={[
        { field: 'recipient', kind: 'text', isLike: true },
        { field: 'hasFailed', kind: 'yes' },
      ]}
      nameOf={({ recipient, subject }) => `${recipient} ${subject ?? ''}`}
      panel={({ record, onClose }) => <MailPanel key={record.id} mail={record as OutboxMail} onClose={onClose} />}
      emptyHint={emptyHint}
    />
  )
}

function stateOf({ sentAt, error }: OutboxMail): MailState {
  if (sentAt !== null) return 'sent'
  return error === null ? 'waiting' : 'failed'
}

function MailStateChip({ mail }: { mail: OutboxMail }) {
  const { choices } = useThingWords('mails')
  const state = stateOf(mail)
  return <StateChip look={LOOKS[state]} label={choices.state?.[state] ?? state} />
}

/** A mail as it reads today, in a frame that runs nothing and asks nobody. */
function MailPanel({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const words = useScreenWords().mails
  const { fields } = useThingWords('mails')
  const { moment } = useMoment()
  return (
    <Panel title={mail.subject ?? mail.recipient} note={<MailStateChip mail={mail} />} onClose={onClose} isWide>
      <Facts
        facts={[
          [fields.recipient ?? '', mail.recipient],
          [fields.createdAt ?? '', moment(mail.createdAt)],
          [fields.sentAt ?? '', moment(mail.sentAt)],
          [fields.idOrder ?? '', mail.idOrder && <OrderLink key="order" id={mail.idOrder} />],
          [fields.tries ?? '', mail.tries],
          [fields.error ?? '', mail.error],
        ]}
      />
      <Box
        component="iframe"
        title={words.preview}
        src={`/admin/preview/mail/${mail.id}`}
        sandbox="allow-same-origin"
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, width: '100%', flex: 1, minHeight: 480 }}
      />
    </Panel>
  )
}
