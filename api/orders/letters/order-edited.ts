import { type Letter, opening, text } from '#api/mails/letter.ts'
import { when } from '#api/mails/letter-context.ts'
import type { MailFacts } from '#api/mails/mail-facts.ts'
import { money } from '#api/mails/mail-formats.ts'
import { fill } from '#words/basics/fill.ts'
import { deliveryBlock } from './order-blocks.ts'
import { type OrderLetterContext, orderFacts, orderReason, orderTold, seeOrder } from './order-letter-context.ts'

/** The estate has changed an order, as its customer asked for on the telephone: in writing, so that a mistake is noticed. */
export function orderEdited(writing: OrderLetterContext, facts: MailFacts<'ORDER_EDITED'>): Letter {
  const { words, locale } = writing
  const said = words.edited
  const told = orderFacts(writing)
  const body = fill(said.body[facts.part], told)
  const lines = facts.removed.map((piece) => fill(said.piece, piece))
  const refund = fill(said.refund, { amount: money(facts.refundCents, locale) })
  const more = fill(said.more, { amount: money(facts.moreCents, locale) })
  return {
    subject: fill(said.subject, told),
    preview: body,
    title: said.title,
    blocks: [
      opening(fill(words.hello, told)),
      text(body),
      ...when(lines.length > 0, { kind: 'facts' as const, title: said.removed, lines }),
      ...when(facts.refundCents > 0, text(refund)),
      ...when(facts.moreCents > 0, text(more)),
      ...when(facts.part !== 'lines', deliveryBlock(writing)),
      seeOrder(writing),
      text(said.wrong),
    ],
    reason: orderReason(writing),
    told: orderTold(writing),
  }
}
