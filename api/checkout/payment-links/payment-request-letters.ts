import { HIDDEN_TOKEN } from '#api/calls/link-token.ts'
import { type Block, type Letter, opening, text } from '#api/mails/letter.ts'
import { pageUrl, when } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { type MailFacts, mailFacts } from '#api/mails/mail-facts.ts'
import { day, money } from '#api/mails/mail-formats.ts'
import { bill, deliveryBlock } from '#api/orders/letters/order-blocks.ts'
import {
  hasAlcohol,
  type OrderLetterContext,
  orderFacts,
  orderReason,
  orderTold,
} from '#api/orders/letters/order-letter-context.ts'
import { findMailedOrder } from '#db/queries/orders/mailed-orders.ts'
import { findPaymentLink } from '#db/queries/payments/payment-links.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Sealer } from '#providers/secrets/sealer.ts'
import { fill } from '#words/basics/fill.ts'
import { openPaymentLinkToken } from './link-token.ts'

export const paymentRequestLetters: Pick<LetterWriters, 'PAYMENT_REQUEST'> = {
  PAYMENT_REQUEST: async (db, { mail, context, secrets }) => {
    const facts = mailFacts.PAYMENT_REQUEST.parse(mail.facts)
    const order = mail.order_id === null ? undefined : await findMailedOrder(db, mail.order_id)
    if (!order) return null
    const token = await findToken(db, { linkId: facts.linkId, secrets })
    const letter = paymentRequest({ ...context, order }, { ...facts, token })
    return { ...PLAIN_LETTER, letter, hasAlcohol: hasAlcohol(order) }
  },
}

async function findToken(
  db: SiteDb,
  { linkId, secrets }: { linkId: number | null; secrets: Pick<Sealer, 'open'> | null },
): Promise<string | null> {
  const link = linkId === null ? undefined : await findPaymentLink(db, linkId)
  if (!link) return null
  return secrets ? openPaymentLinkToken(secrets, link) : HIDDEN_TOKEN
}

/** What is to be paid, how and until when, with all that was ordered. */
export function paymentRequest(
  writing: OrderLetterContext,
  { means, amountCents, until, instructions, token }: MailFacts<'PAYMENT_REQUEST'> & { token: string | null },
): Letter {
  const { words, locale } = writing
  const said = words.request
  const told = { ...orderFacts(writing), amount: money(amountCents, locale), day: day(new Date(until), locale) }
  const body = fill(said.body[means], told)
  const lines = instructions.split('\n').filter((line) => line.trim() !== '')
  return {
    subject: fill(said.subject, told),
    preview: body,
    title: said.title,
    blocks: [
      opening(fill(words.hello, told)),
      text(body),
      ...when<Block>(lines.length > 0, { kind: 'facts', title: said.instructions, lines }),
      ...when<Block>(token !== null, {
        kind: 'button',
        label: fill(said.button, told),
        url: pageUrl(writing, `/payment/${token}`),
      }),
      text(said.held),
      deliveryBlock(writing),
      bill(writing),
    ],
    reason: orderReason(writing),
    told: orderTold(writing),
  }
}
