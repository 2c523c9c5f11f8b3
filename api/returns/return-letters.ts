import { type Block, type Letter, opening, text } from '#api/mails/letter.ts'
import { forEstate, pageUrl, when } from '#api/mails/letter-context.ts'
import { type LetterWriter, type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { mailFacts } from '#api/mails/mail-facts.ts'
import { day, money, time } from '#api/mails/mail-formats.ts'
import {
  type OrderLetterContext,
  orderFacts,
  orderReason,
  orderTold,
} from '#api/orders/letters/order-letter-context.ts'
import type { ReturnState } from '#contract/returns/closed-sets.ts'
import type { Return } from '#contract/returns/returns.ts'
import { findMessage } from '#db/queries/content/messages.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { findReturnView } from '#db/queries/returns/return-views.ts'
import { fill } from '#words/basics/fill.ts'
import { returnWords } from '#words/returns/words.ts'
import { returnToWire } from './return-to-wire.ts'

type ReturnMail = 'ORDER_GIVEN_UP' | 'RETURN_STEP' | 'RETURN_ASKED' | 'WITHDRAWAL_RECEIPT' | 'WITHDRAWAL_DECLARED'

interface ReturnWriting extends OrderLetterContext {
  back: Return
}

export const returnLetters: Pick<LetterWriters, ReturnMail | 'ORDER_QUESTION'> = {
  ORDER_QUESTION: createWriter(async (db, { mail, context }) => {
    const message = await findMessage(db, mailFacts.ORDER_QUESTION.parse(mail.facts).messageId)
    return message ? orderQuestion(context, message) : null
  }),
  ORDER_GIVEN_UP: createWriter(async (_, { mail, context }) =>
    orderGivenUp(context, mailFacts.ORDER_GIVEN_UP.parse(mail.facts)),
  ),
  RETURN_STEP: createReturnWriter('RETURN_STEP', (writing, { state }) => returnStep(writing, state)),
  RETURN_ASKED: createReturnWriter('RETURN_ASKED', returnAsked),
  WITHDRAWAL_RECEIPT: createReturnWriter('WITHDRAWAL_RECEIPT', withdrawalReceipt),
  WITHDRAWAL_DECLARED: createReturnWriter('WITHDRAWAL_DECLARED', withdrawalDeclared),
}

type Db = Parameters<LetterWriter>[0]

function createWriter(
  write: (
    db: Db,
    options: { mail: Parameters<LetterWriter>[1]['mail']; context: OrderLetterContext },
  ) => Promise<Letter | null>,
): LetterWriter {
  return async (db, { mail, context }) => {
    const order = mail.order_id === null ? undefined : await findMailedOrder(db, mail.order_id)
    if (!order) throw new Error(`Mail ${mail.id} of kind ${mail.kind} has no order`)
    const letter = await write(db, { mail, context: { ...context, order } })
    return letter && { ...PLAIN_LETTER, letter }
  }
}

type OfReturn = Exclude<ReturnMail, 'ORDER_GIVEN_UP'>

function createReturnWriter<Kind extends OfReturn>(
  kind: Kind,
  write: (writing: ReturnWriting, facts: ReturnType<(typeof mailFacts)[Kind]['parse']>) => Letter,
): LetterWriter {
  return createWriter(async (db, { mail, context }) => {
    const facts = mailFacts[kind].parse(mail.facts) as ReturnType<(typeof mailFacts)[Kind]['parse']>
    const row = await findReturnView(db, facts.returnId)
    return row ? write({ ...context, back: returnToWire(row) }, facts) : null
  })
}

/** To the estate: the customer's words, and where to answer. */
export function orderQuestion(
  context: OrderLetterContext,
  { message, email }: { message: string; email: string },
): Letter {
  const said = context.words.question
  const told = { ...orderFacts(context), email }
  return {
    subject: fill(said.subject, told),
    preview: message.slice(0, 120),
    title: fill(said.title, told),
    blocks: [
      text(fill(said.body, told)),
      ...message.split(/\n+/).filter(Boolean).map(text),
      { kind: 'note', text: fill(said.answer, told) },
    ],
    ...forEstate(context),
  }
}

/** To the estate: nothing is to be packed. */
export function orderGivenUp(context: OrderLetterContext, { refundedCents }: { refundedCents: number }): Letter {
  const said = context.words.givenUp
  const told = orderFacts(context)
  const amount = money(refundedCents, context.locale)
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: said.title,
    blocks: [text(fill(said.body, told)), ...when(refundedCents > 0, text(fill(said.refund, { amount })))],
    ...forEstate(context),
  }
}

/** What has come of a return, to who asked for it. */
export function returnStep(writing: ReturnWriting, state: ReturnState): Letter {
  const { words, back, locale } = writing
  const said = words.returns.steps[state]
  const told = orderFacts(writing)
  const todo = returnWords[locale].page.todo
  const next = state === 'ASKED' || state === 'ACCEPTED' ? [text(todo[state])] : []
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: said.title,
    blocks: [
      opening(fill(words.hello, told)),
      text(fill(said.body, told)),
      ...when(state === 'REFUSED', text(fill(words.returns.reason, { reason: back.refusal }))),
      ...next,
      pieces(writing),
      followReturn(writing),
    ],
    reason: orderReason(writing),
    told: orderTold(writing),
  }
}

/** To the estate: somebody waits for an answer. */
export function returnAsked(writing: ReturnWriting): Letter {
  const { words, back } = writing
  const said = words.returns.asked
  const told = orderFacts(writing)
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: said.title,
    blocks: [
      text(fill(said.body, told)),
      pieces(writing),
      ...when(back.description !== '', text(back.description)),
      ...when(back.pictures.length > 0, text(fill(said.pictures, { n: back.pictures.length }))),
    ],
    ...forEstate(writing),
  }
}

/** The receipt of a withdrawal: what was declared, by whom, on which day and at what time. */
export function withdrawalReceipt(writing: ReturnWriting): Letter {
  const said = writing.words.withdrawal.receipt
  const told = declaration(writing)
  const isEnded = writing.back.state === 'REFUNDED'
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: said.title,
    blocks: [
      text(fill(said.body, told)),
      pieces(writing),
      text(said.keep),
      text(isEnded ? said.ended : said.send),
      text(said.refund),
      followReturn(writing),
    ],
    reason: orderReason(writing),
    told: orderTold(writing),
  }
}

export function withdrawalDeclared(writing: ReturnWriting): Letter {
  const said = writing.words.withdrawal.declared
  const told = declaration(writing)
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: said.title,
    blocks: [
      text(fill(said.body, told)),
      pieces(writing),
      text(writing.back.state === 'REFUNDED' ? said.ended : said.deadline),
    ],
    ...forEstate(writing),
  }
}

function declaration(writing: ReturnWriting) {
  const { back, locale } = writing
  const at = new Date(back.askedAt)
  return { ...orderFacts(writing), name: back.declaredBy, day: day(at, locale), time: time(at, locale) }
}

function pieces({ words, back, locale }: ReturnWriting): Block {
  const said = words.returns
  const reasons = returnWords[locale].reasons
  const lines = back.lines.map(({ name, label, quantity, reason }) => {
    const piece = fill(said.piece, { quantity, name: [name, label].filter(Boolean).join(', ') })
    return back.isWithdrawal ? piece : `${piece} — ${reasons[reason]}`
  })
  return { kind: 'facts', title: said.products, lines }
}

function followReturn(writing: ReturnWriting): Block {
  const url = pageUrl(writing, `/order/${writing.order.public_id}/return/${writing.back.id}`)
  return { kind: 'button', label: writing.words.returns.button, url }
}
