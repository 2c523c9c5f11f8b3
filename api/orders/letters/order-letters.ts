import { invoiceSheet } from '#api/invoices/invoice-sheet.ts'
import { type LetterWriter, type LetterWriters, PLAIN_LETTER, type WrittenLetter } from '#api/mails/letter-writer.ts'
import { type MailFacts, mailFacts } from '#api/mails/mail-facts.ts'
import { type InvoiceRow, listInvoices } from '#db/queries/invoices/invoices.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import { calendarAttachments, legalAttachments } from './order-attachments.ts'
import { orderConfirmed } from './order-confirmed.ts'
import { hasAlcohol, type OrderLetterContext } from './order-letter-context.ts'
import {
  orderCancelled,
  orderReady,
  orderRefunded,
  orderShipped,
  paymentFailed,
  reviewRequest,
} from './order-step-letters.ts'
import { paymentHeld, paymentReturned } from './payment-letters.ts'

type OrderKind =
  | 'ORDER_CONFIRMED'
  | 'PAYMENT_FAILED'
  | 'ORDER_SHIPPED'
  | 'ORDER_READY'
  | 'ORDER_CANCELLED'
  | 'ORDER_REFUNDED'
  | 'PAYMENT_RETURNED'
  | 'PAYMENT_HELD'
  | 'REVIEW_REQUEST'

type OrderLetter = Pick<WrittenLetter, 'letter'> &
  Partial<Pick<WrittenLetter, 'attachments'>> & {
    /** Which of the order's invoices and credit notes go along; none when it is not said. */
    attaches?: (invoice: InvoiceRow) => boolean
  }

export const orderLetters: Pick<LetterWriters, OrderKind> = {
  ORDER_CONFIRMED: createOrderWriter('ORDER_CONFIRMED', (context) => ({
    letter: orderConfirmed(context),
    attachments: legalAttachments(context),
    attaches: ({ series }) => series === 'INVOICE',
  })),
  PAYMENT_FAILED: createOrderWriter('PAYMENT_FAILED', (context, facts) => ({ letter: paymentFailed(context, facts) })),
  ORDER_SHIPPED: createOrderWriter('ORDER_SHIPPED', (context) => ({ letter: orderShipped(context) })),
  ORDER_READY: createOrderWriter('ORDER_READY', (context) => ({
    letter: orderReady(context),
    attachments: calendarAttachments(context),
  })),
  ORDER_CANCELLED: createOrderWriter('ORDER_CANCELLED', (context, facts) => ({
    letter: orderCancelled(context, facts),
  })),
  ORDER_REFUNDED: createOrderWriter('ORDER_REFUNDED', (context, facts) => ({
    letter: orderRefunded(context, facts),
    attaches: ({ series, year, number }) => invoiceNumber({ series, year, number }) === facts.creditNote,
  })),
  PAYMENT_RETURNED: createOrderWriter('PAYMENT_RETURNED', (context, facts) => ({
    letter: paymentReturned(context, facts),
  })),
  PAYMENT_HELD: createOrderWriter('PAYMENT_HELD', (context, facts) => ({ letter: paymentHeld(context, facts) })),
  REVIEW_REQUEST: createOrderWriter('REVIEW_REQUEST', (context) => ({ letter: reviewRequest(context) })),
}

function createOrderWriter<Kind extends OrderKind>(
  kind: Kind,
  write: (context: OrderLetterContext, facts: MailFacts<Kind>) => OrderLetter,
): LetterWriter {
  return async (db, { mail, context }) => {
    const order = mail.order_id === null ? undefined : await findMailedOrder(db, mail.order_id)
    if (!order) throw new Error(`Mail ${mail.id} of kind ${mail.kind} has no order`)
    const facts = mailFacts[kind].parse(mail.facts) as MailFacts<Kind>
    const { attaches, ...written } = write({ ...context, order }, facts)
    const rows = attaches ? (await listInvoices(db, order.id)).filter(attaches) : []
    const invoices = rows.map((row) => invoiceSheet(row, context.estate.look))
    return { ...PLAIN_LETTER, hasAlcohol: hasAlcohol(order), ...written, invoices }
  }
}
