import { day, money, rate } from '#api/mails/mail-formats.ts'
import { addressLines } from '#api/places/address-lines.ts'
import type { InvoiceRow as KeptInvoice } from '#db/queries/invoices/invoices.ts'
import type { InvoiceParty, InvoiceRow, InvoiceSheet } from '#providers/documents/invoice-sheet.ts'
import type { SheetLook } from '#rules/catalogue/technical-sheet.ts'
import type { InvoiceAddress, InvoiceContent, InvoiceLine, InvoiceSeller } from '#rules/invoices/invoice.ts'
import { invoiceNumber } from '#rules/invoices/invoice-number.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, type Locale, localeFromLang } from '#words/basics/locales.ts'
import { capital, siret } from '#words/content/legal/format.ts'
import { invoiceWords } from '#words/invoices/words.ts'

type Told = Pick<KeptInvoice, 'series' | 'year' | 'number' | 'content'>

/** An invoice or a credit note in the words of its order's language, in the estate's colours of today. */
export function invoiceSheet({ series, year, number: count, content }: Told, look: SheetLook): InvoiceSheet {
  const locale = localeFromLang(content.locale)
  const words = invoiceWords[locale]
  const number = invoiceNumber({ series, year, number: count })
  const kind = words.kind[series]
  const { columns, vat } = words
  return {
    number,
    look,
    lang: LOCALES[locale].iso,
    title: fill(words.title, { kind, number }),
    kind,
    estate: content.seller.name,
    facts: sheetFacts({ content, number, locale }),
    seller: { label: words.seller, lines: sellerLines(content.seller) },
    buyer: party({ label: words.buyer, address: content.buyer, locale }),
    delivery: content.delivery && party({ label: words.delivery, address: content.delivery, locale }),
    columns,
    rows: content.lines.map((line) => sheetRow(line, locale)),
    statement: correctionNote(content, locale),
    vat: {
      columns: [vat.rate, vat.net, vat.vat, vat.gross],
      rows: content.vat.map((row) => [
        fill(words.percent, { rate: rate(row.rate, locale) }),
        money(row.net, locale),
        money(row.vat, locale),
        money(row.gross, locale),
      ]),
    },
    sums: sheetSums(content, locale),
    mentions: legalMentions(content, locale),
    foot: sheetFoot(content.seller, locale),
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

function party({ label, address, locale }: PartyOptions): InvoiceParty {
  return { label, lines: [...addressLines(address, locale), ...(address.email ? [address.email] : [])] }
}

function sellerLines({ name, legalName, headOffice, phone, email }: InvoiceSeller): string[] {
  return [name, legalName, headOffice, phone, email].filter((line) => line !== null)
}

function sheetRow(line: InvoiceLine, locale: Locale): InvoiceRow {
  const words = invoiceWords[locale]
  const reference = line.reference === '' ? '' : fill(words.reference, { reference: line.reference })
  return {
    name: line.name,
    detail: [line.label, reference].filter(Boolean).join(' · '),
    quantity: String(line.quantity),
    unit: money(line.unitNetCents, locale),
    rate: line.rates.map((one) => fill(words.percent, { rate: rate(one, locale) })).join(' / '),
    net: money(line.netCents, locale),
    gross: money(line.grossCents, locale),
  }
}

function correctionNote({ corrects, orderReference }: InvoiceContent, locale: Locale): string | null {
  if (!corrects) return null
  const words = invoiceWords[locale]
  const date = day(new Date(corrects.issuedAt), locale)
  const said = fill(words.credited, { reference: orderReference, number: corrects.number, date })
  return corrects.reason === '' ? said : `${said} ${fill(words.reason, { reason: corrects.reason })}`
}

function sheetSums(content: InvoiceContent, locale: Locale): InvoiceSheet['sums'] {
  const words = invoiceWords[locale]
  const { discountCents, discountCode, shippingCents, vat, corrects } = content
  const net = vat.reduce((sum, row) => sum + row.net, 0)
  const tax = vat.reduce((sum, row) => sum + row.vat, 0)
  const discount = discountCode === null ? words.discount : fill(words.discountCode, { code: discountCode })
  const parts = [
    { label: words.products, cents: content.productsCents, isTold: discountCents > 0 || shippingCents > 0 },
    { label: discount, cents: -discountCents, isTold: discountCents > 0 },
    { label: words.shipping, cents: shippingCents, isTold: shippingCents > 0 },
    { label: words.net, cents: net, isTold: true },
    { label: words.vatTotal, cents: tax, isTold: true },
  ]
  return [
    ...parts
      .filter(({ isTold }) => isTold)
      .map(({ label, cents }) => ({ label, amount: money(cents, locale), isTotal: false })),
    { label: corrects ? words.totalCredited : words.total, amount: money(content.totalCents, locale), isTotal: true },
  ]
}

function legalMentions(content: InvoiceContent, locale: Locale): string[] {
  const words = invoiceWords[locale]
  const { seller, buyer, vat, corrects, suppliedAt } = content
  const isUntaxed = seller.vatNumber === null && vat.every((row) => row.rate === 0)
  const isBusiness = buyer.company !== ''
  return [
    ...(corrects ? [] : [fill(words.paid, { date: day(new Date(suppliedAt), locale) })]),
    ...(seller.paymentConditions === null || corrects ? [] : [seller.paymentConditions]),
    ...(isBusiness && !corrects ? [words.noDiscount, words.late] : []),
    ...(isUntaxed ? [words.noVat] : []),
  ]
}

/** `SCEV Roche-Perrine au capital de 76 000 €, 7 chemin…, SIRET …, RCS …, TVA …` */
function sheetFoot(seller: InvoiceSeller, locale: Locale): string {
  const words = invoiceWords[locale]
  const { corporateForm, shareCapital, headOffice, rcs, vatNumber } = seller
  const name = seller.legalName ?? seller.name
  // Many a name in the register begins with the form: `EARL Maugeais et fils`.
  const isNamed = corporateForm !== null && name.toLowerCase().startsWith(corporateForm.toLowerCase())
  const form = [
    isNamed ? null : corporateForm,
    shareCapital && fill(words.capital, { capital: capital(shareCapital, locale) }),
  ]
  return [
    [name, form.filter(Boolean).join(' ')].filter(Boolean).join(', '),
    headOffice,
    seller.siret && fill(words.siret, { siret: siret(seller.siret) }),
    rcs && fill(words.rcs, { rcs }),
    vatNumber && fill(words.vatNumber, { number: vatNumber }),
  ]
    .filter(Boolean)
    .join(' · ')
}
