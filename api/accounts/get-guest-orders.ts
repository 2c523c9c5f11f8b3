import type { Handler } from '#api/calls/handler.ts'
import type { getGuestOrders } from '#contract/accounts/guest-orders.ts'
import { isCustomer } from '#db/queries/accounts/customers.ts'
import { listGuestOrders } from '#db/queries/accounts/joined-orders.ts'

export const handleGetGuestOrders: Handler<typeof getGuestOrders> = async ({ params: { id }, query }, { db }) => {
  if (!(await isCustomer(db, id))) return { refusal: 'user-not-found' }
  return { value: { orders: await listGuestOrders(db, { userId: id, search: query.search }) } }
}
