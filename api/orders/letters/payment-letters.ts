import { type Letter, opening, text } from '#api/mails/letter.ts'
import { siteHost } from '#api/mails/letter-context.ts'
import type { MailFacts } from '#api/mails/mail-facts.ts'
import { money } from '#api/mails/mail-formats.ts'
import { fill } from '#words/basics/fill.ts'
import { type OrderLetterContext, orderFacts, orderReason, orderTold } from './order-letter-context.ts'

/** Money that came in vain is on its way back: for an order that was over, or of an amount nobody had asked for. */
export function paymentReturned(writing: OrderLetterContext, facts: MailFacts<'PAYMENT_RETURNED'>): Letter {
  const { words, locale } = writing
  const said = words.returned
  const told = { ...orderFacts(writing), amount: money(facts.amountCents, locale) }
  const body = fill(facts.isWrongAmount ? said.wrongAmount : said.body, told)
  return {
    subject: fill(said.subject, told),
    preview: body,
    title: fill(said.title, told),
    blocks: [opening(fill(words.hello, told)), text(body), text(said.delay), text(said.nothingToDo)],
    reason: orderReason(writing),
    told: orderTold(writing),
  }
}

/** To the estate: somebody has to look. */
export function paymentHeld(writing: OrderLetterContext, facts: MailFacts<'PAYMENT_HELD'>): Letter {
  const { words, locale } = writing
  const said = words.held
  const told = {
    ...orderFacts(writing),
    received: money(facts.receivedCents, locale),
    asked: money(facts.askedCents, locale),
  }
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: said.title,
    blocks: [text(fill(said.body, told)), text(said.next)],
    reason: fill(said.why, { site: siteHost(writing) }),
    isForEstate: true,
  }
}
