import type { Block } from '#api/mails/letter.ts'
import { type LetterContext, pageUrl, siteHost } from '#api/mails/letter-context.ts'
import { day } from '#api/mails/mail-formats.ts'
import type { MailedOrder } from '#db/queries/orders/mailed-orders.ts'
import type { ToldPlaceholders } from '#rules/mails/own-texts.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { fill } from '#words/basics/fill.ts'

export interface OrderLetterContext extends LetterContext {
  order: MailedOrder
}

/** What the words of an order's letters may ask for. */
export function orderFacts({ order, estate }: OrderLetterContext) {
  const { id, firstname, lastname } = order
  return { reference: orderReference(id), firstname, name: `${firstname} ${lastname}`, estate: estate.name }
}

/** What an estate's own texts may name of an order. */
export function orderTold({ order, locale }: OrderLetterContext): ToldPlaceholders {
  return { prenom: order.firstname, commande: orderReference(order.id), date: day(order.created_at, locale) }
}

/** The random id opens the order to whoever holds the mail, with or without an account. */
export function seeOrder(context: OrderLetterContext): Block {
  return {
    kind: 'button',
    label: context.words.seeOrder,
    url: pageUrl(context, `/order/${context.order.public_id}`),
  }
}

export function orderReason(context: LetterContext): string {
  return fill(context.words.why.order, { site: siteHost(context) })
}

export function hasAlcohol({ lines }: MailedOrder): boolean {
  return lines.some(({ is_alcohol }) => is_alcohol)
}
