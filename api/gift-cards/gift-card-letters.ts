import { type Letter, opening, text } from '#api/mails/letter.ts'
import { type LetterContext, pageUrl, siteHost, when } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { mailFacts } from '#api/mails/mail-facts.ts'
import { day, money } from '#api/mails/mail-formats.ts'
import { findGiftCardToSend } from '#db/queries/gift-cards/gift-cards.ts'
import { fill } from '#words/basics/fill.ts'
import { giftPaperWords } from '#words/gift-cards/paper/words.ts'
import type { MailWords } from '#words/mails/fr.ts'
import { openCardCode } from './card-secrets.ts'
import { giftCardPaper, type ToldGiftCard } from './gift-card-paper.ts'

/** What is shown to those who may see the mail but not the money. */
const HIDDEN_CODE = '••••-••••-••••-••••-•'

export const giftCardLetters: Pick<LetterWriters, 'GIFT_CARD'> = {
  GIFT_CARD: async (db, { mail, context, secrets }) => {
    const { giftCardId } = mailFacts.GIFT_CARD.parse(mail.facts)
    const card = await findGiftCardToSend(db, giftCardId)
    if (!card || card.cancelled_cents > 0) return null
    // One that came from elsewhere with its estate: only who holds it knows its code.
    if (secrets && !card.sealed_code) return null
    const facts = giftFacts(card)
    // Who may not know the code gets no paper either.
    if (!secrets || !card.sealed_code)
      return { ...PLAIN_LETTER, letter: giftCardLetter(context, { ...facts, code: HIDDEN_CODE }) }
    const told = { ...facts, code: openCardCode(card.sealed_code, { siteId: card.site_id, secrets }) }
    const filename = `${giftPaperWords[context.locale].file}.pdf`
    const drawings = [{ kind: 'gift-card', filename, sheet: giftCardPaper(context, told) } as const]
    return { ...PLAIN_LETTER, letter: giftCardLetter(context, told), drawings }
  },
}

type SentCard = NonNullable<Awaited<ReturnType<typeof findGiftCardToSend>>>

function giftFacts({
  balance_cents,
  recipient_name,
  message,
  expires_at,
  firstname,
  lastname,
  email,
  recipient_email,
  visit_booking_id,
}: SentCard) {
  const isForBuyer = recipient_email === email
  return {
    cents: balance_cents,
    to: recipient_name,
    // Who bought it for themselves needs not be told from whom it comes.
    from: isForBuyer ? '' : `${firstname} ${lastname}`.trim(),
    message,
    // The last moment of its last day.
    lastDay: new Date(expires_at.getTime() - 1),
    isDeposit: visit_booking_id !== null,
  }
}

/** A deposit comes back as credit, and is nobody's gift. */
function cardSentences(said: MailWords['giftCard'], { isDeposit, from }: ToldGiftCard) {
  if (isDeposit) return { subject: said.depositSubject, title: said.depositTitle, intro: said.deposit }
  const { title } = said
  return from === ''
    ? { subject: said.subjectOwn, title, intro: said.own }
    : { subject: said.subject, title, intro: said.from }
}

export function giftCardLetter(context: LetterContext, card: ToldGiftCard): Letter {
  const { words, locale, estate } = context
  const said = words.giftCard
  const facts = {
    estate: estate.name,
    amount: money(card.cents, locale),
    to: card.to,
    from: card.from,
    date: day(card.lastDay, locale),
  }
  const told = cardSentences(said, card)
  const intro = fill(told.intro, facts)
  return {
    subject: fill(told.subject, facts),
    preview: intro,
    title: fill(told.title, facts),
    blocks: [
      ...when(card.to !== '', opening(fill(said.hello, facts))),
      text(intro),
      ...when(card.message !== '', { kind: 'note' as const, text: card.message }),
      { kind: 'facts', title: said.code, lines: [card.code] },
      text(fill(said.use, facts)),
      { kind: 'button', label: said.button, url: pageUrl(context, '/nos-vins') },
      { kind: 'note', text: said.keep, link: { label: said.balance, url: pageUrl(context, '/gift-card') } },
    ],
    reason: fill(words.why.gift, { site: siteHost(context) }),
    told: { prenom: card.to, montant: facts.amount },
  }
}
