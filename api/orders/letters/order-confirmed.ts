import { type Block, type Letter, text } from '#api/mails/letter.ts'
import { pageUrl, when } from '#api/mails/letter-context.ts'
import { isPersonalised } from '#rules/orders/order-answers.ts'
import { fill } from '#words/basics/fill.ts'
import { bill, billingBlock, deliveryBlock } from './order-blocks.ts'
import {
  hasAlcohol,
  type OrderLetterContext,
  orderFacts,
  orderReason,
  orderTold,
  seeOrder,
} from './order-letter-context.ts'

/** The confirmation on a durable medium that article L221-13 of the code de la consommation asks for. */
export function orderConfirmed(writing: OrderLetterContext): Letter {
  const { order, words } = writing
  const said = words.confirmed
  const facts = orderFacts(writing)
  const isBrought = order.delivery_type !== 'NO_DELIVERY'
  return {
    subject: fill(said.subject, facts),
    preview: said.preview,
    title: fill(said.title, facts),
    blocks: [
      text(`${fill(order.total_cents === 0 ? said.free : said.body, facts)} ${said.next[order.delivery_type]}`),
      seeOrder(writing),
      bill(writing),
      ...when(isBrought, deliveryBlock(writing)),
      billingBlock(writing),
      ...when(order.message !== '', {
        kind: 'facts' as const,
        title: words.order.message,
        lines: order.message.split('\n'),
      }),
      ...withdrawalBlocks(writing),
      ...when(isBrought && hasAlcohol(order), { kind: 'note' as const, text: said.identity }),
    ],
    reason: orderReason(writing),
    told: orderTold(writing),
  }
}

/** Until when and how one withdraws. From a visit on a set date nobody does (article L221-28, 12°). */
function withdrawalBlocks(writing: OrderLetterContext): Block[] {
  const { order, words, estate } = writing
  const said = words.confirmed
  if (order.visit_booking_id !== null)
    return [{ kind: 'facts', title: said.withdrawal, lines: [said.withdrawalVisit, said.keptVisit] }]
  const period = order.delivery_type !== 'NO_DELIVERY' ? said.withdrawalBody : said.withdrawalUndelivered
  const personal = order.lines.filter(({ customizations }) => isPersonalised(customizations))
  const names = personal.map(({ name }) => name).join(', ')
  const days = { days: estate.legal.withdrawalDays }
  const lines = [
    ...when(personal.length < order.lines.length, fill(period, days)),
    ...when(personal.length > 0, fill(said.customized, { names })),
    said.kept,
  ]
  return [{ kind: 'facts', title: said.withdrawal, lines }, withdrawHere(writing)]
}

/** Where one withdraws, with the order already named (article D221-5 of the code de la consommation). */
function withdrawHere(writing: OrderLetterContext): Block {
  const { link, here } = writing.words.withdrawal
  const url = pageUrl(writing, `/withdrawal?order=${writing.order.public_id}`)
  return { kind: 'note', text: link, link: { label: here, url } }
}
