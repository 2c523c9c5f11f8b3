import { day, money } from '#api/mails/mail-formats.ts'
import { addressLines } from '#api/places/address-lines.ts'
import type { Letterhead } from '#api/sites/letterhead.ts'
import type { InvoiceRow as KeptInvoice } from '#db/queries/invoices/invoices.ts'
import type { InvoiceSheet } from '#providers/documents/invoice-sheet.ts'
import type { PaperParty } from '#providers/documents/paper.ts'
import type { InvoiceAddress, InvoiceContent, InvoiceSeller } from '#rules/invoices/invoice-content.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, type Locale, localeFromLang } from '#words/basics/locales.ts'
import { invoiceWords } from '#words/invoices/words.ts'
import { reasonInWords } from '#words/orders/reason-in-words.ts'
import { legalMentions } from './invoice-mentions.ts'
import { invoiceRows, percent } from './invoice-rows.ts'
import { sellerFoot } from './seller-foot.ts'

/** How the estate looks on paper. */
type House = Pick<Letterhead, 'look' | 'logo'>
type Told = Pick<KeptInvoice, 'series' | 'year' | 'number' | 'content'>

/** An invoice or a credit note in the words of its order's language, in the estate's colours of today. */
export function invoiceSheet({ series, year, number: count, content }: Told, { look, logo }: House): InvoiceSheet {
  const locale = localeFromLang(content.locale)
  const words = invoiceWords[locale]
  const number = invoiceNumber({ series, year, number: count })
  const kind = words.kind[series]
  const { columns, vat } = words
  return {
    number,
    look,
    logo,
    lang: LOCALES[locale].iso,
    issuedAt: content.issuedAt,
    title: fill(words.title, { kind, number }),
    kind,
    estate: content.seller.name,
    facts: sheetFacts({ content, number, locale }),
    seller: { label: words.seller, lines: sellerLines(content.seller) },
    buyer: party({ label: words.buyer, address: content.buyer, locale }),
    delivery: content.delivery && party({ label: words.delivery, address: content.delivery, locale }),
    statement: correctionNote(content, locale),
    columns,
    rows: invoiceRows(content, locale),
    vat: {
      columns: [vat.rate, vat.net, vat.vat, vat.gross],
      rows: content.vat.map((row) => [
        percent(row.rate, locale),
        money(row.net, locale),
        money(row.vat, locale),
        money(row.gross, locale),
      ]),
    },
    sums: sheetSums(content, locale),
    mentions: legalMentions(content, locale),
    foot: sellerFoot(content.seller, locale),
    paging: words.paging,
  }
}

interface SheetFactsOptions {
  content: InvoiceContent
  number: string
  locale: Locale
}

function sheetFacts({ content, number, locale }: SheetFactsOptions): InvoiceSheet['facts'] {
  const words = invoiceWords[locale]
  const date = (iso: string) => day(new Date(iso), locale)
  const { corrects } = content
  return [
    { label: words.number, text: number },
    { label: words.date, text: date(content.issuedAt) },
    { label: words.supplied, text: date(content.suppliedAt) },
    { label: words.order, text: content.orderReference },
    ...(corrects
      ? [
          {
            label: words.corrects,
            text: fill(words.correctsOf, { number: corrects.number, date: date(corrects.issuedAt) }),
          },
        ]
      : []),
  ]
}

interface PartyOptions {
  label: string
  address: InvoiceAddress & { email?: string }
  locale: Locale
}

function party({ label, address, locale }: PartyOptions): PaperParty {
  return { label, lines: [...addressLines(address, locale), ...(address.email ? [address.email] : [])] }
}

function sellerLines({ name, legalName, headOffice, phone, email }: InvoiceSeller): string[] {
  return [name, legalName, headOffice, phone, email].filter((line) => line !== null)
}

function correctionNote({ corrects, orderReference }: InvoiceContent, locale: Locale): string | null {
  if (!corrects) return null
  const words = invoiceWords[locale]
  const date = day(new Date(corrects.issuedAt), locale)
  const said = fill(words.credited, { reference: orderReference, number: corrects.number, date })
  return corrects.reason === ''
    ? said
    : `${said} ${fill(words.reason, { reason: reasonInWords(corrects.reason, locale) })}`
}

function sheetSums(content: InvoiceContent, locale: Locale): InvoiceSheet['sums'] {
  const words = invoiceWords[locale]
  const { vat, corrects, totalCents } = content
  const parts = [
    ...(content.lines.some(({ formerly }) => formerly) ? formerSums(content, locale) : []),
    { label: words.net, cents: vat.reduce((sum, row) => sum + row.net, 0) },
    { label: words.vatTotal, cents: vat.reduce((sum, row) => sum + row.vat, 0) },
  ]
  return [
    ...parts.map(({ label, cents }) => ({ label, amount: money(cents, locale), isTotal: false })),
    { label: corrects ? words.totalCredited : words.total, amount: money(totalCents, locale), isTotal: true },
  ]
}

/** Papers of the first form told reductions and delivery below their lines. */
function formerSums({ productsCents, discountCents, discountCode, shippingCents }: InvoiceContent, locale: Locale) {
  const words = invoiceWords[locale]
  const discount = discountCode === null ? words.discount : fill(words.discountCode, { code: discountCode })
  return [
    { label: words.products, cents: productsCents, isTold: discountCents > 0 || shippingCents > 0 },
    { label: discount, cents: -discountCents, isTold: discountCents > 0 },
    { label: words.shipping, cents: shippingCents, isTold: shippingCents > 0 },
  ].filter(({ isTold }) => isTold)
}
