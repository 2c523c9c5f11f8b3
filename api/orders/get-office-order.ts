import type { Handler } from '#api/calls/handler.ts'
import { noteToWire } from '#api/office/note-to-wire.ts'
import type { getOfficeOrder, OfficeOrder } from '#contract/orders/office-orders.ts'
import { listNotes } from '#db/queries/office/notes.ts'
import { findOfficeOrderFacts, type OfficeOrderFacts } from '#db/queries/orders/office-orders.ts'
import { findOrderView } from '#db/queries/orders/order-views.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import { mayDo } from '#rules/office/rights.ts'
import { isRefundable, nextFulfilments } from '#rules/orders/order-states.ts'
import { orderToWire } from './order-to-wire.ts'

export const handleGetOfficeOrder: Handler<typeof getOfficeOrder> = async ({ params: { id } }, parts) => {
  const { db, locale, principal } = parts
  const [view, facts, notes] = await Promise.all([
    findOrderView(db, id),
    findOfficeOrderFacts(db, id),
    listNotes(db, { order_id: id }),
  ])
  if (!view) return { refusal: 'thing-not-found' }
  const seesMails = principal !== null && mayDo({ role: principal.officeRole, area: 'mails', needs: 'read' })
  return {
    value: {
      order: {
        ...orderToWire(view, locale),
        idUser: view.user_id,
        ...facts,
        mails: seesMails ? facts.mails : [],
        documents: documentsToWire(id, facts.documents),
        notes: notes.map(noteToWire),
        heldUntil: view.reserved_until?.toISOString() ?? null,
        moves: nextFulfilments(view.fulfilment, view.delivery_type),
        isRefundable: isRefundable(view),
      },
    },
  }
}

function documentsToWire(orderId: number, documents: OfficeOrderFacts['documents']): OfficeOrder['documents'] {
  return documents.map(({ series, year, number, issuedAt, total }) => {
    const name = invoiceNumber({ series, year, number })
    return {
      number: name,
      isCreditNote: series === 'CREDIT_NOTE',
      issuedAt,
      total,
      path: `/order/${orderId}/invoice/${name}`,
    }
  })
}
