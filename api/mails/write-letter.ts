import { recalledCartLetter } from '#api/carts/recalled-cart-letter.ts'
import { backInStockLetter } from '#api/catalogue/back-in-stock-letter.ts'
import { calendarAttachments, legalAttachments } from '#api/orders/letters/order-attachments.ts'
import { orderConfirmed } from '#api/orders/letters/order-confirmed.ts'
import {
  orderCancelled,
  orderReady,
  orderRefunded,
  orderShipped,
  paymentFailed,
  reviewRequest,
} from '#api/orders/letters/order-steps.ts'
import type { MailKind } from '#contract/mails/sets.ts'
import type { MailRow } from '#db/queries/mails/mails.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Attachment } from '#providers/mails/mail-sender.ts'
import { parseInvoiceNumber } from '#rules/invoices/invoice-number.ts'
import type { Letter } from './letter.ts'
import { hasAlcohol, type LetterContext, type OrderLetterContext } from './letters/letter-parts.ts'
import { cartReminder, emailTaken, stockBack, stopUrl } from './letters/other-letters.ts'
import { type MailFacts, mailFacts } from './mail-facts.ts'

/** A letter with what goes along; the invoices are named here and drawn later, outside the transaction. */
export interface WrittenLetter {
  letter: Letter
  attachments: readonly Attachment[]
  /** Of the mail's order: its invoice, or the credit notes with these numbers. */
  invoices: 'none' | 'invoice' | { creditNote: string }
  hasAlcohol: boolean
  unsubscribeUrl: string | null
}

/** Null when what it tells of is gone. */
type Writer = (db: SiteDb, mail: MailRow, writing: LetterContext) => Promise<WrittenLetter | null>

const PLAIN = { attachments: [], invoices: 'none', hasAlcohol: false, unsubscribeUrl: null } as const

/** How each kind is written. */
const writers: Readonly<Record<MailKind, Writer>> = {
  ORDER_CONFIRMED: ofOrder('ORDER_CONFIRMED', (writing) => ({
    letter: orderConfirmed(writing),
    attachments: legalAttachments(writing),
    invoices: 'invoice',
  })),
  PAYMENT_FAILED: ofOrder('PAYMENT_FAILED', (writing, facts) => ({ letter: paymentFailed(writing, facts) })),
  ORDER_SHIPPED: ofOrder('ORDER_SHIPPED', (writing) => ({ letter: orderShipped(writing) })),
  ORDER_READY: ofOrder('ORDER_READY', (writing) => ({
    letter: orderReady(writing),
    attachments: calendarAttachments(writing),
  })),
  ORDER_CANCELLED: ofOrder('ORDER_CANCELLED', (writing, facts) => ({ letter: orderCancelled(writing, facts) })),
  ORDER_REFUNDED: ofOrder('ORDER_REFUNDED', (writing, facts) => ({
    letter: orderRefunded(writing, facts),
    invoices: noteOf(facts.creditNote),
  })),
  REVIEW_REQUEST: ofOrder('REVIEW_REQUEST', (writing) => ({ letter: reviewRequest(writing) })),
  CART_REMINDER: async (db, mail, writing) => {
    const { cartId } = mailFacts.CART_REMINDER.parse(mail.facts)
    const cart = await recalledCartLetter(db, cartId, writing.locale)
    const letter = cartReminder(writing, cart)
    return { ...PLAIN, letter, hasAlcohol: cart.hasAlcohol, unsubscribeUrl: stopUrl(writing, cartId) }
  },
  EMAIL_TAKEN: async (_, mail, writing) => ({
    ...PLAIN,
    letter: emailTaken(writing, mailFacts.EMAIL_TAKEN.parse(mail.facts)),
  }),
  STOCK_BACK: async (db, mail, writing) => {
    const { declinationId } = mailFacts.STOCK_BACK.parse(mail.facts)
    const product = await backInStockLetter(db, declinationId, writing.locale)
    return product && { ...PLAIN, letter: stockBack(writing, product), hasAlcohol: product.isAlcohol }
  },
}

export function writeLetter(db: SiteDb, mail: MailRow, writing: LetterContext): Promise<WrittenLetter | null> {
  const write = Object.hasOwn(writers, mail.kind) ? writers[mail.kind as MailKind] : undefined
  if (!write) throw new Error(`Nobody knows how to write a mail of kind ${mail.kind}`)
  return write(db, mail, writing)
}

type OrderKind = Exclude<MailKind, 'CART_REMINDER' | 'EMAIL_TAKEN' | 'STOCK_BACK'>
type OrderWritten = Pick<WrittenLetter, 'letter'> & Partial<WrittenLetter>

function ofOrder<Kind extends OrderKind>(
  kind: Kind,
  write: (writing: OrderLetterContext, facts: MailFacts<Kind>) => OrderWritten,
): Writer {
  return async (db, mail, writing) => {
    const order = mail.order_id === null ? undefined : await findMailedOrder(db, mail.order_id)
    if (!order) throw new Error(`Mail ${mail.id} of kind ${mail.kind} has no order`)
    const facts = mailFacts[kind].parse(mail.facts) as MailFacts<Kind>
    return { ...PLAIN, hasAlcohol: hasAlcohol(order), ...write({ ...writing, order }, facts) }
  }
}

function noteOf(creditNote: string | null): WrittenLetter['invoices'] {
  return creditNote !== null && parseInvoiceNumber(creditNote) ? { creditNote } : 'none'
}
