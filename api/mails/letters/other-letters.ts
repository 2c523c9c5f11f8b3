import { type BillLine, type Letter, text } from '#api/mails/letter.ts'
import type { MailFacts } from '#api/mails/mail-facts.ts'
import { fill } from '#words/basics/fill.ts'
import { type LetterContext, pageUrl, siteHost, when } from './letter-parts.ts'

export interface RecalledCart {
  id: string
  lines: readonly BillLine[]
}

/** Where one click forgets the address that a cart was to be recalled at. */
export function stopUrl({ estate, locale }: LetterContext, cartId: string): string {
  return `${estate.url}/api/cart/${cartId}/reminder/stop?userLang=${locale}`
}

export function cartReminder(writing: LetterContext, { id, lines }: RecalledCart): Letter {
  const said = writing.words.reminder
  return {
    subject: said.subject,
    preview: said.body,
    title: said.title,
    blocks: [
      text(said.body),
      { kind: 'bill', title: writing.words.order.products, lines, sums: [] },
      { kind: 'button', label: said.button, url: pageUrl(writing, `/cart#cart=${id}`) },
      { kind: 'note', text: said.held },
      { kind: 'note', text: said.once, link: { label: said.stop, url: stopUrl(writing, id) } },
    ],
    reason: fill(writing.words.why.asked, { site: siteHost(writing) }),
  }
}

export function emailTaken(writing: LetterContext, { firstname }: MailFacts<'EMAIL_TAKEN'>): Letter {
  const { words, estate } = writing
  const said = words.taken
  const facts = { estate: estate.name, site: siteHost(writing), firstname }
  const body = fill(said.body, facts)
  return {
    subject: fill(said.subject, facts),
    preview: body,
    title: said.title,
    blocks: [
      ...when(firstname !== '', text(fill(words.hello, facts))),
      text(body),
      text(said.you),
      { kind: 'button', label: said.button, url: pageUrl(writing, '/auth') },
      {
        kind: 'note',
        text: said.forgotten,
        link: { label: said.reset, url: pageUrl(writing, '/password/reset/ask') },
      },
      text(said.other),
    ],
    reason: fill(words.why.account, facts),
  }
}

export interface BackInStock {
  /** `Les Aubépines 2021, 75 cl` */
  product: string
  path: string
}

export function stockBack(writing: LetterContext, { product, path }: BackInStock): Letter {
  const said = writing.words.back
  return {
    subject: fill(said.subject, { product }),
    preview: said.body,
    title: fill(said.title, { product }),
    blocks: [
      text(said.body),
      { kind: 'button', label: said.button, url: pageUrl(writing, path) },
      { kind: 'note', text: said.once },
    ],
    reason: fill(writing.words.why.asked, { site: siteHost(writing) }),
  }
}
