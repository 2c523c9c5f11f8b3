import { Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Loading, type RaRecord, useGetOne } from 'react-admin'
import { Link } from 'react-router'
import type { PastOrder } from '#contract/imports/imports.ts'
import { ThingList } from '#office/shell/list/ThingList.tsx'
import type { Pages } from '#office/shell/pages.ts'
import { Facts } from '#office/shell/panel/Facts.tsx'
import { Panel } from '#office/shell/panel/Panel.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { PastAmount } from './PastAmount.tsx'
import { useImportWords } from './use-import-words.ts'

export const pastOrderPages: Pages = { list: PastOrderList }

/** What was ordered in a former shop: to look at, and nothing else. */
function PastOrderList() {
  const { screen } = useImportWords()
  return (
    <ThingList
      name="pastOrders"
      columns={[
        { field: 'reference', kind: 'code' },
        { field: 'orderedAt', kind: 'day' },
        { field: 'customer' },
        { field: 'email', onPhone: 'none' },
        { field: 'status' },
        { field: 'articles', kind: 'number', onPhone: 'none' },
        { field: 'total', render: ({ total, currency }) => <PastAmount amount={total} currency={currency} /> },
      ]}
      filters={[
        { field: 'from', kind: 'day' },
        { field: 'until', kind: 'day' },
      ]}
      nameOf={({ reference }) => reference}
      panel={({ record, onClose }) => <PastOrderPanel key={record.id} row={record} onClose={onClose} />}
      emptyHint={screen.pastEmptyHint}
    />
  )
}

function PastOrderPanel({ row, onClose }: { row: RaRecord; onClose: () => void }) {
  const { screen } = useImportWords()
  const { fields } = useThingWords('pastOrders')
  const { moment } = useMoment()
  const { data: order } = useGetOne<PastOrder>('pastOrders', { id: Number(row.id) })
  const title = fill(screen.pastOrder, { reference: row.reference })
  if (!order) {
    return (
      <Panel title={title} onClose={onClose}>
        <Loading />
      </Panel>
    )
  }
  const { currency, idUser } = order
  const name = `${order.firstName} ${order.lastName}`.trim() || order.email
  return (
    <Panel title={title} note={screen.pastOrderHint} onClose={onClose} isWide>
      <Facts
        facts={[
          [fields.orderedAt ?? '', moment(order.orderedAt)],
          [fields.status ?? '', order.status],
          [
            screen.customer,
            idUser ? (
              <MuiLink key="customer" component={Link} to={`/customers/${idUser}`}>
                {name}
              </MuiLink>
            ) : (
              name
            ),
          ],
          [fields.email ?? '', order.email],
          [
            screen.shipping,
            order.shipping === null ? '' : <PastAmount key="s" amount={order.shipping} currency={currency} />,
          ],
          [screen.total, <PastAmount key="t" amount={order.total} currency={currency} />],
        ]}
      />
      <Table size="small" aria-label={screen.article}>
        <TableHead>
          <TableRow>
            <TableCell>{screen.article}</TableCell>
            <TableCell align="right">{screen.quantity}</TableCell>
            <TableCell align="right">{screen.total}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: history does not change
            <TableRow key={at}>
              <TableCell>{[line.name, line.reference].filter(Boolean).join(' · ')}</TableCell>
              <TableCell align="right">{line.quantity}</TableCell>
              <TableCell align="right">
                {line.total === null ? '' : <PastAmount amount={line.total} currency={currency} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
