import { Link as MuiLink } from '@mui/material'
import { Link } from 'react-router'
import { orderReference } from '#rules/orders/order-reference.ts'

/** An order by the name that people call it, and the way to it. */
export function OrderLink({ id }: { id: number }) {
  return (
    <MuiLink component={Link} to={`/orders/${id}`}>
      {orderReference(id)}
    </MuiLink>
  )
}
