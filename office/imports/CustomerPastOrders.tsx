import { Link as MuiLink, Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import { listAddress } from '#office/shell/list/list-address.ts'
import { Block } from '#office/shell/panel/Block.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { PastAmount } from './PastAmount.tsx'
import { useImportWords } from './use-import-words.ts'

const SHOWN = 10

/** What a customer has ordered in a former shop; nothing where there is nothing. */
export function CustomerPastOrders({ id }: { id: number }) {
  const { screen } = useImportWords()
  const { day } = useMoment()
  const { data = [] } = useGetList('pastOrders', {
    filter: { idUser: id },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'orderedAt', order: 'DESC' },
  })
  if (data.length === 0) return null
  const all = (
    <MuiLink component={Link} to={listAddress({ screen: 'pastOrders', filter: { idUser: id } })}>
      {screen.allPastOrders}
    </MuiLink>
  )
  return (
    <Block title={screen.pastOrders} hint={screen.pastOrderHint} acts={all}>
      <Table size="small" aria-label={screen.pastOrders} sx={{ '& td': { px: 0.5 } }}>
        <TableBody>
          {data.map((order) => (
            <TableRow key={order.id}>
              <TableCell>{order.reference}</TableCell>
              <TableCell>{day(order.orderedAt)}</TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>{order.status}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <PastAmount amount={order.total} currency={order.currency} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Block>
  )
}
