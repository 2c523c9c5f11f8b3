import { draftInvoice } from '#api/invoices/draft-invoice.ts'
import { invoiceSheet } from '#api/invoices/invoice-sheet.ts'
import { day } from '#api/mails/mail-formats.ts'
import type { Letterhead } from '#api/sites/letterhead.ts'
import type { QuoteRow } from '#db/queries/quotes/quotes.ts'
import type { InvoiceSheet } from '#providers/documents/invoice-sheet.ts'
import type { InvoiceSeller } from '#rules/invoices/invoice-content.ts'
import { quoteNumber } from '#rules/quotes/quote-number.ts'
import { fill } from '#words/basics/fill.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import { quoteWords } from '#words/quotes/words.ts'
import { frozenOrder } from './frozen-order.ts'

interface QuotePaper {
  quote: QuoteRow
  seller: InvoiceSeller
  estate: Pick<Letterhead, 'look' | 'logo'>
}

/** A quote on paper: drawn as the invoice that it would become, with its own number, its last day and a place to sign. */
export function quoteSheet({ quote, seller, estate }: QuotePaper): InvoiceSheet {
  const locale = localeFromLang(quote.locale)
  const words = quoteWords[locale].paper
  const { order, lines } = frozenOrder(quote)
  const number = quoteNumber(quote)
  const made = quote.created_at
  const content = draftInvoice({
    order: {
      ...order,
      id: quote.id,
      // A code is used when something is bought.
      discount_code: null,
      billing_address: parsed(order.billing_address),
      delivery_address: parsed(order.delivery_address),
      discount_cents: order.discount_cents ?? 0,
      shipping_cents: order.shipping_cents ?? 0,
    },
    lines: lines.map((line, position) => ({
      ...line,
      position,
      label: line.label ?? '',
      reference: line.reference ?? '',
      is_gift_card: false,
      gift: null,
      vat_parts: parsed(line.vat_parts),
      customizations: parsed(line.customizations),
    })),
    seller,
    paidAt: made,
    issuedAt: made,
  })
  const sheet = invoiceSheet({ series: 'INVOICE', year: quote.year, number: quote.number, content }, estate)
  const told = { number, day: day(quote.valid_until, locale) }
  return {
    ...sheet,
    number,
    kind: words.kind,
    title: fill(words.title, told),
    facts: [
      { label: words.number, text: number },
      { label: words.date, text: day(made, locale) },
      { label: words.validUntil, text: told.day },
    ],
    buyer: { ...sheet.buyer, label: words.buyer },
    statement: fill(words.statement, told),
    mentions: [words.terms, words.signature],
  }
}

/** Columns of JSON are kept as they are written: as text. */
function parsed(column: unknown): unknown {
  return typeof column === 'string' ? JSON.parse(column) : (column ?? null)
}
