import { day, money } from '#api/mails/mail-formats.ts'
import type { InvoiceContent, InvoicePayment } from '#rules/invoices/invoice-content.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { invoiceWords } from '#words/invoices/words.ts'

/** What the law wants told below the totals. */
export function legalMentions(content: InvoiceContent, locale: Locale): string[] {
  const words = invoiceWords[locale]
  const { seller, buyer, corrects, vatGrounds } = content
  const isBusiness = buyer.company !== ''
  const ofPayment = [
    paymentMention(content, locale),
    ...(seller.paymentConditions === null ? [] : [seller.paymentConditions]),
    ...(isBusiness ? [words.noDiscount, words.late] : []),
  ]
  return [...(corrects ? [] : ofPayment), ...vatGrounds.map((ground) => words.grounds[ground])]
}

function paymentMention({ paidBy, suppliedAt }: InvoiceContent, locale: Locale): string {
  const words = invoiceWords[locale]
  const payments = paidBy.flatMap((payment) => paymentInWords(payment, locale))
  if (payments.length === 0) return words.nothingToPay
  return fill(words.paid, { date: day(new Date(suppliedAt), locale), payments: payments.join(', ') })
}

function paymentInWords({ kind, cents, reference }: InvoicePayment, locale: Locale): string[] {
  if (kind === 'NOTHING') return []
  const words = invoiceWords[locale]
  const amount = money(cents, locale)
  return [reference === undefined ? fill(words.paidBy[kind], { amount }) : fill(words.giftCard, { amount, reference })]
}
