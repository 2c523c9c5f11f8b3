import { type Letterhead, loadLetterhead } from '#api/sites/letterhead.ts'
import type { MailKind } from '#contract/mails/closed-sets.ts'
import { findLetterTexts } from '#db/queries/mails/letter-texts.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { OutgoingMail } from '#providers/mails/mail-sender.ts'
import { mailSender, oneLine } from '#rules/mails/mail-sender.ts'
import { NO_OWN_TEXTS, type OwnTexts } from '#rules/mails/own-texts.ts'
import { ERASED_ADDRESS } from '#rules/privacy/erased.ts'
import { LOCALES, localeFromLang } from '#words/basics/locales.ts'
import { mailWords } from '#words/mails/words.ts'
import { siteWords } from '#words/sites/shell/words.ts'
import type { LetterHead } from './letter.ts'
import type { LetterContext } from './letter-context.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Drawing, LetterWriter, LetterWriters, WrittenLetter } from './letter-writer.ts'
import { mailLogo } from './mail-picture.ts'
import { withOwnTexts } from './own-letter.ts'

export interface ComposedMail extends Omit<OutgoingMail, 'siteId'> {
  /** To be drawn and attached; that takes long and needs no row. */
  drawings: readonly Drawing[]
}

interface MailToCompose extends Pick<Parameters<LetterWriter>[1], 'mail' | 'secrets'> {
  letters: LetterWriters
  now: Date
  /** Where it was read already. */
  estate?: Letterhead
  /** What the estate would say itself; what it has said when nothing is given. */
  texts?: OwnTexts
}

/**
 * Everything of a mail but the drawings, from what its estate and its order tell at this moment. Null when what it was to
 * tell of is gone.
 */
export async function composeMail(
  db: SiteDb,
  { mail, letters, secrets, now, estate: known, texts }: MailToCompose,
): Promise<ComposedMail | null> {
  const write = Object.hasOwn(letters, mail.kind) ? letters[mail.kind as MailKind] : undefined
  if (!write) throw new Error(`Nobody knows how to write a mail of kind ${mail.kind}`)
  // Its order is there still; whom it was for is forgotten.
  if (mail.recipient === ERASED_ADDRESS) return null
  const locale = localeFromLang(mail.locale)
  const kind = mail.kind as MailKind
  const estate = known ?? (await loadLetterhead(db))
  const context: LetterContext = { estate, words: mailWords[locale], locale, now }
  // In one turn: what both read travels together.
  const [written, own] = await Promise.all([
    write(db, { mail, context, secrets }),
    texts ? null : findLetterTexts(db, kind),
  ])
  if (!written) return null
  const said = texts ?? own?.texts[locale] ?? NO_OWN_TEXTS
  const letter = withOwnTexts(written.letter, { kind, texts: said, context })
  const { from, replyTo } = findSender(estate)
  const head = letterHead(context, { written, isAnswered: (written.replyTo ?? replyTo) !== null })
  return {
    messageId: mail.message_id,
    date: mail.created_at,
    from,
    replyTo: written.replyTo ?? replyTo,
    to: mail.recipient,
    subject: oneLine(letter.subject),
    html: letterHtml(letter, head),
    text: letterText(letter, head),
    attachments: written.attachments,
    unsubscribeUrl: written.unsubscribeUrl,
    isOneClick: written.isOneClick ?? false,
    drawings: written.drawings,
  }
}

function findSender({ name, url, values }: Letterhead) {
  const { MAIL_SENDER_NAME: senderName, MAIL_SENDER_ADDRESS: senderAddress, COMPANY_EMAIL: companyEmail } = values
  return mailSender({ name, url, senderName, senderAddress, companyEmail })
}

export function letterHead(
  { estate, words, locale }: LetterContext,
  { written, isAnswered }: { written: Pick<WrittenLetter, 'hasAlcohol' | 'letter'>; isAnswered: boolean },
): LetterHead {
  const { name, url, look, dark, mailLogos, company } = estate
  const address = (company.address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== name)
  return {
    lang: LOCALES[locale].iso,
    estate: name,
    siteUrl: `${url}${LOCALES[locale].prefix}`,
    look,
    dark,
    logo: mailLogo({ url, logos: mailLogos }),
    address: [...address, ...(company.phone ? [company.phone] : [])],
    answer: isAnswered && !written.letter.isForEstate ? words.answer : null,
    alcohol: written.hasAlcohol ? siteWords[locale].alcohol : null,
  }
}
