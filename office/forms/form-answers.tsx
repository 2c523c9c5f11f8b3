import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Link as MuiLink } from '@mui/material'
import { type RaRecord, useGetOne } from 'react-admin'
import { markFormAnswer } from '#contract/forms/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { WHOLE } from '#office/shell/data/whole.ts'
import { NewOr } from '#office/shell/list/NewOr.tsx'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import { useMayChange } from '#office/shell/me.ts'
import type { Pages } from '#office/shell/pages.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { FileLinks } from '#office/shell/panel/FileLinks.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useAct } from '#office/shell/panel/use-act.ts'
import { useRead } from '#office/shell/panel/use-read.ts'
import { useMoment } from '#office/shell/use-moment.ts'
import { useGuestWords, useThingWords } from '#office/shell/use-screen-words.ts'

export const formAnswerPages: Pages = { list: FormAnswerList }

/** What visitors have answered, of all forms or of one. */
function FormAnswerList() {
  const words = useGuestWords().forms
  return (
    <ThingList
      name="formAnswers"
      columns={[
        { field: 'createdAt', kind: 'moment' },
        { field: 'form', render: (answer) => <NewOr isNew={!answer.isRead}>{answer.form}</NewOr> },
        { field: 'summary', render: (answer) => <NewOr isNew={!answer.isRead}>{answer.summary}</NewOr> },
        { field: 'email', onPhone: 'second' },
        { field: 'files', kind: 'number', onPhone: 'none' },
      ]}
      filters={[
        { field: 'isRead', kind: 'yes' },
        { field: 'idForm', kind: 'thing', from: 'forms' },
        { field: 'from', kind: 'day' },
        { field: 'until', kind: 'day' },
      ]}
      nameOf={({ form, email }) => `${form ?? ''} ${email ?? ''}`}
      panel={({ record, onClose }) => <AnswerPanel key={record.id} row={record} onClose={onClose} />}
      emptyHint={words.emptyHint}
    />
  )
}

interface AnswerPanelProps {
  row: RaRecord
  onClose: () => void
}

interface Answered {
  key: string
  label: string
  shown: string
}

/** One answer, question by question as they were asked, with its files. */
function AnswerPanel({ row, onClose }: AnswerPanelProps) {
  const words = useGuestWords().forms
  const { fields } = useThingWords('formAnswers')
  const { moment } = useMoment()
  const mayChange = useMayChange('guests')
  const { act, isBusy } = useAct()
  useRead(mayChange ? row : null, (id) => ask(markFormAnswer, { params: { id }, body: { isRead: true } }))
  const markUnread = async () => {
    const asked = ask(markFormAnswer, { params: { id: String(row.id) }, body: { isRead: false } })
    if (await act(asked, words.markedUnread)) onClose()
  }
  const { data: answer = row } = useGetOne('formAnswers', { id: row.id, ...WHOLE })
  const answers: readonly Answered[] = answer.answers ?? []
  const files: readonly { id: string; filename: string }[] = answer.sentFiles ?? []
  return (
    <Panel
      title={row.form ?? ''}
      note={moment(row.createdAt)}
      onClose={onClose}
      isWide
      acts={
        <>
          {mayChange && (
            <Button color="secondary" disabled={isBusy} onClick={() => void markUnread()}>
              {words.markUnread}
            </Button>
          )}
          <Button
            color="secondary"
            startIcon={<DownloadIcon />}
            href={`/api/admin/forms/${row.idForm}/answers`}
            download
          >
            {words.export}
          </Button>
        </>
      }
    >
      <Box component="dl" lang={answer.locale} sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {answers.map(({ key, label, shown }) => (
          <Box key={key}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {shown || '–'}
            </Box>
          </Box>
        ))}
      </Box>
      <Facts
        facts={[
          [fields.email ?? '', row.email && <MuiLink href={mailTo(row)}>{row.email}</MuiLink>],
          [fields.sentFiles ?? '', files.length > 0 && <FileLinks files={files} />],
        ].map(([name, value]) => [String(name), value || null] as const)}
      />
    </Panel>
  )
}

/** An answer from the estate's own mailbox, about what was asked. */
function mailTo({ email, form }: RaRecord): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Re: ${form ?? ''}`)}`
}
