import type { Handler } from '#api/calls/handler.ts'
import { noteToWire } from '#api/office/note-to-wire.ts'
import type { getOfficeOrder, OfficeOrder } from '#contract/orders/office-orders.ts'
import { listNotes } from '#db/queries/office/notes.ts'
import { findOfficeOrderFacts, type OfficeOrderFacts } from '#db/queries/orders/office-orders.ts'
import { findOrderView, type OrderView } from '#db/queries/orders/order-views.ts'
import { listSupplements } from '#db/queries/orders/supplements.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import { mayDo } from '#rules/office/rights.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { isRefundable, nextFulfilments } from '#rules/orders/order-states.ts'
import { partsOf } from './editable-parts.ts'
import { orderToWire } from './order-to-wire.ts'

export const handleGetOfficeOrder: Handler<typeof getOfficeOrder> = async ({ params: { id } }, parts) => {
  const { db, locale, principal } = parts
  const [view, facts, notes, supplements] = await Promise.all([
    findOrderView(db, id),
    findOfficeOrderFacts(db, id),
    listNotes(db, { order_id: id }),
    listSupplements(db, id),
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
        version: view.version,
        idCarrier: view.carrier_id,
        editable: partsOf(view),
        supplements: supplements.map(supplementToWire),
        supplemented:
          view.supplements === null ? null : { id: view.supplements, reference: orderReference(view.supplements) },
        printedBefore: isChangedSince(view, supplements) ? (view.printed_at?.toISOString() ?? null) : null,
        heldUntil: view.reserved_until?.toISOString() ?? null,
        moves: nextFulfilments(view.fulfilment, view.delivery_type),
        isRefundable: isRefundable(view),
      },
    },
  }
}

/** Whether what was printed tells something else than the order does now. */
function isChangedSince(
  { edited_at, printed_at }: Pick<OrderView, 'edited_at' | 'printed_at'>,
  supplements: readonly Pick<Supplement, 'paid_at' | 'carried'>[],
): boolean {
  // What only pays for another place changes no paper.
  const added = supplements.filter(({ carried }) => carried === null)
  const changes = [edited_at, ...added.map(({ paid_at }) => paid_at)]
  return printed_at !== null && changes.some((at) => at !== null && at > printed_at)
}

type Supplement = Awaited<ReturnType<typeof listSupplements>>[number]

function supplementToWire({ id, total_cents, fulfilment, reserved_until }: Supplement) {
  const until = reserved_until?.toISOString() ?? null
  return { id, reference: orderReference(id), total: euros(cents(total_cents)), fulfilment, until }
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
