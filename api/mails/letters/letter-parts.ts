import type { Block } from '#api/mails/letter.ts'
import type { Letterhead } from '#api/sites/letterhead.ts'
import type { MailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import type { MailWords } from '#words/mails/fr.ts'

/** What every letter is written with. */
export interface LetterContext {
  estate: Letterhead
  words: MailWords
  locale: Locale
  now: Date
}

export interface OrderLetterContext extends LetterContext {
  order: MailedOrder
}

export function pageUrl({ estate, locale }: LetterContext, path: string): string {
  return `${estate.url}${pathInLocale(path, locale)}`
}

export function siteHost({ estate }: LetterContext): string {
  return estate.url.replace(/^https?:\/\//, '')
}

/** What the words of an order's letters may ask for. */
export function orderFacts({ order, estate }: OrderLetterContext) {
  return { reference: orderReference(order.id), firstname: order.firstname, estate: estate.name }
}

/** The random id opens the order to whoever holds the mail, with or without an account. */
export function seeOrder(writing: OrderLetterContext): Block {
  return {
    kind: 'button',
    label: writing.words.seeOrder,
    url: pageUrl(writing, `/cart/success/${writing.order.public_id}`),
  }
}

export function orderReason(writing: LetterContext): string {
  return fill(writing.words.why.order, { site: siteHost(writing) })
}

export function hasAlcohol({ lines }: MailedOrder): boolean {
  return lines.some(({ is_alcohol }) => is_alcohol)
}

/** What is said only where it is true. */
export function when<Thing>(isTrue: boolean, ...things: Thing[]): Thing[] {
  return isTrue ? things : []
}
