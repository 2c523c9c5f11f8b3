import { type Block, type Letter, opening, text } from '#api/mails/letter.ts'
import { pageUrl, when } from '#api/mails/letter-context.ts'
import type { MailFacts } from '#api/mails/mail-facts.ts'
import { day, money, time } from '#api/mails/mail-formats.ts'
import { writeHandOverCode } from '#rules/orders/hand-over-code.ts'
import { fill } from '#words/basics/fill.ts'
import { reasonInWords } from '#words/orders/reason-in-words.ts'
import { bill, deliveryBlock } from './order-blocks.ts'
import {
  hasAlcohol,
  type OrderLetterContext,
  orderFacts,
  orderReason,
  orderTold,
  seeOrder,
} from './order-letter-context.ts'

interface Said {
  subject: string
  title: string
  body: string
}

function orderLetter(writing: OrderLetterContext, { said, blocks }: { said: Said; blocks: readonly Block[] }): Letter {
  const facts = orderFacts(writing)
  const body = fill(said.body, facts)
  return {
    subject: fill(said.subject, facts),
    preview: body,
    title: fill(said.title, facts),
    blocks: [opening(fill(writing.words.hello, facts)), ...blocks],
    reason: orderReason(writing),
    told: orderTold(writing),
  }
}

export function paymentFailed(writing: OrderLetterContext, { failure }: MailFacts<'PAYMENT_FAILED'>): Letter {
  const { order, words, locale, now } = writing
  const said = words.failed
  const until = order.reserved_until
  const why = failure === null ? '' : said.why[failure]
  const held = until && until > now ? [fill(said.held, { day: day(until, locale), time: time(until, locale) })] : []
  return orderLetter(writing, {
    said,
    blocks: [
      text([fill(said.body, orderFacts(writing)), why].filter(Boolean).join(' ')),
      ...held.map(text),
      { kind: 'button', label: said.button, url: pageUrl(writing, '/cart/payment') },
      text(said.help),
      bill(writing),
    ],
  })
}

export function orderShipped(writing: OrderLetterContext): Letter {
  const { order, words } = writing
  const said = words.shipped
  const { tracking_number: number, tracking_url: url, carrier_name } = order
  const tracked = number && carrier_name ? ` ${fill(said.tracked, { carrier: carrier_name, number })}` : ''
  const untold = number && !carrier_name ? [fill(words.order.parcel, { number })] : []
  return orderLetter(writing, {
    said,
    blocks: [
      text(`${fill(said.body, orderFacts(writing))}${tracked}`),
      ...untold.map(text),
      url ? { kind: 'button', label: said.button, url } : seeOrder(writing),
      deliveryBlock(writing),
      { kind: 'note', text: said.reception },
      bill(writing),
    ],
  })
}

export function orderReady(writing: OrderLetterContext): Letter {
  const { order, words } = writing
  const said = words.ready
  const hasSlot = order.collect_from !== null && order.collect_until !== null
  const body = hasSlot ? said.slotBody : said.body
  return orderLetter(writing, {
    said: { ...said, body },
    blocks: [
      text(fill(body, orderFacts(writing))),
      { kind: 'facts', title: said.code, lines: [writeHandOverCode(order.hand_over_code), said.codeHint] },
      deliveryBlock(writing),
      ...when(hasSlot, text(said.calendar)),
      ...when(hasAlcohol(order), text(said.identity)),
      seeOrder(writing),
      bill(writing),
    ],
  })
}

export function orderCancelled(writing: OrderLetterContext, facts: MailFacts<'ORDER_CANCELLED'>): Letter {
  const { words, locale } = writing
  const said = words.cancelled
  const { reason, refundedCents } = facts
  const end = refundedCents > 0 ? fill(said.paid, { amount: money(refundedCents, locale) }) : said.unpaid
  return orderLetter(writing, {
    said,
    blocks: [
      text(fill(said.body, orderFacts(writing))),
      ...when(reason !== '', text(fill(said.reason, { reason: reasonInWords(reason, locale) }))),
      text(end),
      bill(writing),
    ],
  })
}

export function orderRefunded(writing: OrderLetterContext, facts: MailFacts<'ORDER_REFUNDED'>): Letter {
  const { words, locale } = writing
  const amount = money(facts.amountCents, locale)
  const said = words.refunded
  const filled = { subject: said.subject, title: fill(said.title, { amount }), body: fill(said.body, { amount }) }
  const note = facts.creditNote === null ? [] : [text(fill(said.note, { number: facts.creditNote }))]
  return orderLetter(writing, {
    said: filled,
    blocks: [
      text(fill(filled.body, orderFacts(writing))),
      ...when(facts.reason !== '', text(fill(said.reason, { reason: reasonInWords(facts.reason, locale) }))),
      text(said.delay),
      ...note,
      bill(writing),
    ],
  })
}
