import { HIDDEN_TOKEN } from '#api/calls/link-token.ts'
import { loadSeller } from '#api/invoices/load-seller.ts'
import { type Letter, opening, text } from '#api/mails/letter.ts'
import { type LetterContext, pageUrl, siteHost } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { mailFacts } from '#api/mails/mail-facts.ts'
import { day, money } from '#api/mails/mail-formats.ts'
import { findQuote } from '#db/queries/quotes/quotes.ts'
import { quoteNumber } from '#rules/quotes/quote-number.ts'
import { fill } from '#words/basics/fill.ts'
import { frozenOrder } from './frozen-order.ts'
import { quoteSheet } from './quote-sheet.ts'
import { openQuoteToken } from './quote-token.ts'

export const quoteLetters: Pick<LetterWriters, 'QUOTE'> = {
  QUOTE: async (db, { mail, context, secrets }) => {
    const { quoteId } = mailFacts.QUOTE.parse(mail.facts)
    const quote = await findQuote(db, quoteId)
    if (!quote) return null
    const sheet = quoteSheet({ quote, seller: await loadSeller(db), estate: context.estate })
    const { firstname, total_cents: totalCents, valid_until: validUntil } = quote
    const token = secrets ? openQuoteToken(secrets, quote) : HIDDEN_TOKEN
    return {
      ...PLAIN_LETTER,
      letter: quoteLetter(context, { number: quoteNumber(quote), firstname, totalCents, validUntil, token }),
      drawings: [{ kind: 'invoice', filename: `${sheet.number}.pdf`, sheet }],
      hasAlcohol: frozenOrder(quote).lines.some(({ is_alcohol }) => is_alcohol),
    }
  },
}

interface MailedQuote {
  number: string
  firstname: string
  totalCents: number
  validUntil: Date
  token: string
}

/** What is offered, for how much and until when, with the way to say yes. */
export function quoteLetter(writing: LetterContext, quote: MailedQuote): Letter {
  const { words, locale, estate } = writing
  const said = words.quote
  const { number, firstname } = quote
  const amount = money(quote.totalCents, locale)
  const told = { number, firstname, amount, estate: estate.name, day: day(quote.validUntil, locale) }
  return {
    subject: fill(said.subject, told),
    preview: fill(said.body, told),
    title: fill(said.title, told),
    blocks: [
      opening(fill(words.hello, told)),
      text(fill(said.body, told)),
      { kind: 'button', label: said.button, url: pageUrl(writing, `/quote/${quote.token}`) },
      text(said.attached),
    ],
    reason: fill(words.why.asked, { site: siteHost(writing) }),
    told: { prenom: firstname, montant: amount },
  }
}
