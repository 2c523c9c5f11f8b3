import { invoiceSheet } from '#api/invoices/invoice-sheet.ts'
import type { Block } from '#api/mails/letter.ts'
import { pageUrl } from '#api/mails/letter-context.ts'
import {
  type Drawing,
  type LetterWriter,
  type LetterWriters,
  PLAIN_LETTER,
  type WrittenLetter,
} from '#api/mails/letter-writer.ts'
import { type MailFacts, mailFacts } from '#api/mails/mail-facts.ts'
import { type InvoiceRow, listInvoices } from '#db/queries/invoices/invoices.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import { fill } from '#words/basics/fill.ts'
import { calendarAttachments, handOverAttachment, legalAttachments } from './order-attachments.ts'
import { orderConfirmed } from './order-confirmed.ts'
import { orderEdited } from './order-edited.ts'
import { hasAlcohol, type OrderLetterContext } from './order-letter-context.ts'
import { orderCancelled, orderReady, orderRefunded, orderShipped, paymentFailed } from './order-step-letters.ts'
import { paymentHeld, paymentReturned } from './payment-letters.ts'

type OrderKind =
  | 'ORDER_CONFIRMED'
  | 'PAYMENT_FAILED'
  | 'ORDER_SHIPPED'
  | 'ORDER_READY'
  | 'ORDER_CANCELLED'
  | 'ORDER_REFUNDED'
  | 'ORDER_EDITED'
  | 'PAYMENT_RETURNED'
  | 'PAYMENT_HELD'

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
    attachments: [...calendarAttachments(context), handOverAttachment(context)],
  })),
  ORDER_CANCELLED: createOrderWriter('ORDER_CANCELLED', (context, facts) => ({
    letter: orderCancelled(context, facts),
  })),
  ORDER_REFUNDED: createOrderWriter('ORDER_REFUNDED', (context, facts) => ({
    letter: orderRefunded(context, facts),
    attaches: ({ series, year, number }) => invoiceNumber({ series, year, number }) === facts.creditNote,
  })),
  ORDER_EDITED: createOrderWriter('ORDER_EDITED', (context, facts) => ({ letter: orderEdited(context, facts) })),
  PAYMENT_RETURNED: createOrderWriter('PAYMENT_RETURNED', (context, facts) => ({
    letter: paymentReturned(context, facts),
  })),
  PAYMENT_HELD: createOrderWriter('PAYMENT_HELD', (context, facts) => ({ letter: paymentHeld(context, facts) })),
}

/** A drawing has no structure to follow: whoever reads with ears or fingers opens the same words as a page. */
function onScreen(context: OrderLetterContext, { series, year, number }: InvoiceRow): Block {
  const paper = invoiceNumber({ series, year, number })
  const url = pageUrl(context, `/order/${context.order.public_id}/invoice/${paper}`)
  const label = fill(context.words.paper[series], { number: paper })
  return { kind: 'note', text: context.words.paper.onScreen, link: { label, url } }
}

function createOrderWriter<Kind extends OrderKind>(
  kind: Kind,
  write: (context: OrderLetterContext, facts: MailFacts<Kind>) => OrderLetter,
): LetterWriter {
  return async (db, { mail, context }) => {
    const [order, papers] =
      mail.order_id === null
        ? []
        : await Promise.all([findMailedOrder(db, mail.order_id), listInvoices(db, mail.order_id)])
    if (!order || !papers) throw new Error(`Mail ${mail.id} of kind ${mail.kind} has no order`)
    const facts = mailFacts[kind].parse(mail.facts) as MailFacts<Kind>
    const letterContext = { ...context, order }
    const { attaches, letter, ...written } = write(letterContext, facts)
    const rows = attaches ? papers.filter(attaches) : []
    const drawings = rows.map((row): Drawing => {
      const sheet = invoiceSheet(row, context.estate)
      return { kind: 'invoice', filename: `${sheet.number}.pdf`, sheet }
    })
    const blocks = [...letter.blocks, ...rows.map((row) => onScreen(letterContext, row))]
    return { ...PLAIN_LETTER, hasAlcohol: hasAlcohol(order), ...written, letter: { ...letter, blocks }, drawings }
  }
}
