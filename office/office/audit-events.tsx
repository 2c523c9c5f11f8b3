import { Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Loading, type RaRecord, useGetOne, useResourceDefinitions } from 'react-admin'
import { Link } from 'react-router'
import { useTellValue } from '#office/shell/conflict/tell-value.ts'
import { WHOLE } from '#office/shell/data/whole.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { Quiet } from '#office/shell/panel/Block.tsx'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords, useScreenTitle, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { changesOf } from './changes.ts'

export const auditEventPages: Pages = { list: AuditEventList }

/** Who has changed what and when. */
function AuditEventList() {
  const { emptyHint } = useBusinessWords().log
  return (
    <ThingList
      name="auditEvents"
      columns={[
        { field: 'happenedAt', kind: 'moment' },
        { field: 'who', render: (row) => <Author row={row} /> },
        { field: 'call', render: ({ call }) => <CallName call={call} /> },
        { field: 'thing', render: ({ thing }) => <ThingName thing={thing} /> },
        { field: 'thingId', kind: 'code' },
        { field: 'network', kind: 'code', onPhone: 'none' },
      ]}
      filters={[
        { field: 'from', kind: 'day' },
        { field: 'until', kind: 'day' },
        { field: 'thingId', kind: 'text' },
      ]}
      nameOf={({ call, thingId }) => `${call} ${thingId ?? ''}`}
      panel={({ record, onClose }) => <EventPanel key={record.id} row={record} onClose={onClose} />}
      emptyHint={emptyHint}
    />
  )
}

/** Whoever did it; what was planned happens by itself. */
function Author({ row: { who, isPlanned } }: { row: RaRecord }) {
  const words = useBusinessWords().log
  if (!isPlanned) return who
  return who ? fill(words.planned, { name: who }) : words.plannedAlone
}

/** `carriers.change` in words; a call of its own by its own. */
function CallName({ call }: { call: string }) {
  const words = useBusinessWords().log
  const titleOf = useScreenTitle()
  const calls: Readonly<Record<string, string>> = words.calls
  const kinds: Readonly<Record<string, string>> = words.kinds
  const [thing = '', kind = ''] = call.split('.')
  const told = kinds[kind]
  return told ? `${told} : ${titleOf(thing)}` : (calls[call] ?? call)
}

function ThingName({ thing }: { thing: string | null }) {
  const titleOf = useScreenTitle()
  return thing ? titleOf(thing) : null
}

function EventPanel({ row, onClose }: { row: RaRecord; onClose: () => void }) {
  const words = useBusinessWords().log
  const { fields } = useThingWords('auditEvents')
  const { moment } = useMoment()
  const { data: event } = useGetOne('auditEvents', { id: row.id, ...WHOLE })
  const definitions = useResourceDefinitions()
  const isOpen =
    row.thing !== null &&
    row.thingId !== null &&
    definitions[row.thing]?.hasEdit === true &&
    !row.call.endsWith('.remove')
  return (
    <Panel title={<CallName call={row.call} />} note={moment(row.happenedAt)} onClose={onClose} isWide>
      <Facts
        facts={[
          [fields.who ?? '', <Author key="who" row={row} />],
          [fields.network ?? '', row.network],
          [fields.thing ?? '', row.thing && <ThingName key="thing" thing={row.thing} />],
          [fields.thingId ?? '', row.thingId],
        ]}
      />
      {isOpen && (
        <MuiLink component={Link} to={`/${row.thing}/${row.thingId}`}>
          {words.open}
        </MuiLink>
      )}
      {event ? <Changes event={event} /> : <Loading />}
    </Panel>
  )
}

/** Before and after, field by field; only what differs. */
function Changes({ event }: { event: RaRecord }) {
  const words = useBusinessWords().log
  const tell = useTellValue(useThingWords(event.thing ?? ''))
  if (event.before === null && event.after === null) return <Quiet>{words.untold}</Quiet>
  const changes = changesOf(event.before, event.after)
  if (changes.length === 0) return <Quiet>{words.same}</Quiet>
  return (
    <Table
      size="small"
      sx={{
        '& td, & th': { px: 0.5, verticalAlign: 'top' },
        '& td': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{words.field}</TableCell>
          <TableCell>{words.before}</TableCell>
          <TableCell>{words.after}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ path, before, after }) => (
          <TableRow key={path}>
            <TableCell sx={{ fontWeight: 600 }}>{tell.path(path)}</TableCell>
            <TableCell>{tell.value(path, before)}</TableCell>
            <TableCell>{tell.value(path, after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
