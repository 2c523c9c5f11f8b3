import type { Handler } from '#api/calls/handler.ts'
import { noteToWire } from '#api/office/note-to-wire.ts'
import type { getCustomer } from '#contract/accounts/customers.ts'
import { findCustomer } from '#db/queries/accounts/customers.ts'
import { listNotes } from '#db/queries/office/notes.ts'
import { orderReference } from '#rules/orders/order-reference.ts'

export const handleGetCustomer: Handler<typeof getCustomer> = async ({ params: { id } }, { db, locale }) => {
  const [customer, notes] = await Promise.all([findCustomer(db, { id, locale }), listNotes(db, { user_id: id })])
  if (!customer) return { refusal: 'thing-not-found' }
  const orders = customer.orders.map((order) => ({ ...order, reference: orderReference(order.id) }))
  return { value: { customer: { ...customer, orders, notes: notes.map(noteToWire) } } }
}
