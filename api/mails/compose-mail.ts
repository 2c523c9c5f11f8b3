import { invoiceSheet } from '#api/invoices/invoice-sheet.ts'
import { type Letterhead, loadLetterhead } from '#api/sites/letterhead.ts'
import { listInvoices } from '#db/queries/invoices/invoices.ts'
import type { MailRow } from '#db/queries/mails/mails.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { InvoiceSheet } from '#providers/documents/invoice-sheet.ts'
import type { OutgoingMail } from '#providers/mails/mail-sender.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import { mailSender, oneLine } from '#rules/mails/mail-sender.ts'
import { LOCALES, localeFromLang } from '#words/basics/locales.ts'
import { mailWords } from '#words/mails/mail-words.ts'
import { siteWords as en } from '#words/site/en.ts'
import { siteWords as fr } from '#words/site/fr.ts'
import type { LetterHead } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { LetterContext } from './letters/letter-parts.ts'
import { type WrittenLetter, writeLetter } from './write-letter.ts'

const alcohol = { fr: fr.alcohol, en: en.alcohol }

export interface ComposedMail extends Omit<OutgoingMail, 'siteId'> {
  /** To be drawn and attached; that takes long and needs no row. */
  invoices: readonly InvoiceSheet[]
}

/**
 * Everything of a mail but the drawings, from what its estate and its order tell at this moment. Null when what it was to
 * tell of is gone.
 */
export async function composeMail(db: SiteDb, mail: MailRow, now: Date): Promise<ComposedMail | null> {
  const locale = localeFromLang(mail.locale)
  const estate = await loadLetterhead(db)
  const writing: LetterContext = { estate, words: mailWords[locale], locale, now }
  const written = await writeLetter(db, mail, writing)
  if (!written) return null
  const { from, replyTo } = senderOf(estate)
  const head = letterHead(writing, written, replyTo !== null)
  return {
    messageId: mail.message_id,
    date: mail.created_at,
    from,
    replyTo,
    to: mail.recipient,
    subject: oneLine(written.letter.subject),
    html: letterHtml(written.letter, head),
    text: letterText(written.letter, head),
    attachments: written.attachments,
    unsubscribeUrl: written.unsubscribeUrl,
    invoices: await invoicesOf(db, mail, written, estate),
  }
}

function senderOf({ name, url, values }: Letterhead) {
  const { MAIL_SENDER_NAME: senderName, MAIL_SENDER_ADDRESS: senderAddress, COMPANY_EMAIL: companyEmail } = values
  return mailSender({ name, url, senderName, senderAddress, companyEmail })
}

export function letterHead(
  { estate, words, locale }: LetterContext,
  written: Pick<WrittenLetter, 'hasAlcohol'>,
  isAnswered: boolean,
): LetterHead {
  const { name, url, look, company } = estate
  const address = (company.address ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== name)
  return {
    lang: LOCALES[locale].iso,
    estate: name,
    siteUrl: url,
    look,
    address: [...address, ...(company.phone ? [company.phone] : [])],
    answer: isAnswered ? words.answer : null,
    alcohol: written.hasAlcohol ? alcohol[locale] : null,
  }
}

async function invoicesOf(db: SiteDb, mail: MailRow, { invoices: wanted }: WrittenLetter, { look }: Letterhead) {
  if (wanted === 'none' || mail.order_id === null) return []
  const all = await listInvoices(db, mail.order_id)
  const isWanted = (written: string, series: string) =>
    wanted === 'invoice' ? series === 'INVOICE' : written === wanted.creditNote
  return all
    .filter(({ series, year, number }) => isWanted(invoiceNumber(series, year, number), series))
    .map((row) => invoiceSheet(row, look))
}
