import type { LetterContext } from '#api/mails/letter-context.ts'
import { siteHost } from '#api/mails/letter-context.ts'
import { day, money } from '#api/mails/mail-formats.ts'
import type { GiftCardPaper } from '#providers/documents/gift-card-paper.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES } from '#words/basics/locales.ts'
import { giftPaperWords } from '#words/gift-cards/paper/words.ts'

/** A gift card as its letter and its paper tell it. */
export interface ToldGiftCard {
  code: string
  cents: number
  to: string
  from: string
  message: string
  lastDay: Date
  /** Of a visit: it is credit, and no gift. */
  isDeposit?: boolean
}

export function giftCardPaper(context: LetterContext, card: ToldGiftCard): GiftCardPaper {
  const { estate, locale, now } = context
  const words = giftPaperWords[locale]
  return {
    look: estate.look,
    logo: estate.logo,
    lang: LOCALES[locale].iso,
    issuedAt: now.toISOString(),
    title: fill(card.isDeposit ? words.creditTitle : words.title, { estate: estate.name }),
    kind: card.isDeposit ? words.credit : words.kind,
    estate: estate.name,
    amount: money(card.cents, locale),
    names: [
      ...(card.to === '' ? [] : [fill(words.to, { name: card.to })]),
      ...(card.from === '' ? [] : [fill(words.from, { name: card.from })]),
    ],
    message: card.message,
    code: { label: words.code, text: card.code },
    notes: [fill(words.until, { date: day(card.lastDay, locale) }), fill(words.use, { site: siteHost(context) })],
  }
}
