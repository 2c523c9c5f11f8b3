import { Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router'
import type { Customer } from '#contract/accounts/customers.ts'
import { GoodsChip } from '#office/orders/OrderStates.tsx'
import { listAddress } from '#office/shell/list/list-address.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useBusinessWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { formatPrice } from '#words/basics/prices.ts'

const ON_DESK = { display: { xs: 'none', sm: 'table-cell' } } as const

/** What one customer has ordered, newest first. */
export function CustomerOrders({ customer: { id, orders } }: { customer: Customer }) {
  const words = useBusinessWords().customers
  const { fields } = useThingWords('orders')
  const locale = useSpokenLocale()
  const { day } = useMoment()
  const all = (
    <MuiLink component={Link} to={listAddress({ screen: 'orders', filter: { idUser: id } })}>
      {words.allOrders}
    </MuiLink>
  )
  return (
    <Block title={words.orders} acts={orders.length > 0 && all}>
      {orders.length === 0 ? (
        <Quiet>{words.noOrder}</Quiet>
      ) : (
        <Table size="small" aria-label={words.orders} sx={{ '& td, & th': { px: 0.5 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{fields.reference}</TableCell>
              <TableCell sx={ON_DESK}>{fields.createdAt}</TableCell>
              <TableCell>{fields.fulfilment}</TableCell>
              <TableCell align="right">{fields.total}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.map((order) => (
              <TableRow key={order.id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <MuiLink component={Link} to={`/orders/${order.id}`}>
                    {order.reference}
                  </MuiLink>
                </TableCell>
                <TableCell sx={ON_DESK}>{day(order.createdAt)}</TableCell>
                <TableCell>
                  <GoodsChip fulfilment={order.fulfilment} />
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {formatPrice(order.total, locale)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Block>
  )
}
