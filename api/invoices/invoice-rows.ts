import { money } from '#api/mails/mail-formats.ts'
import type { InvoiceRow } from '#providers/documents/invoice-sheet.ts'
import type { InvoiceAmount, InvoiceContent, InvoiceLine } from '#rules/invoices/invoice-content.ts'
import { fill } from '#words/basics/fill.ts'
import { numberFormat } from '#words/basics/formats.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatRate } from '#words/basics/rates.ts'
import { invoiceWords } from '#words/invoices/words.ts'

/** What an invoice lists: its lines, delivery and reductions. Every column adds up to its total. */
export function invoiceRows(content: InvoiceContent, locale: Locale): InvoiceRow[] {
  const { rows: said } = invoiceWords[locale]
  const { lines, shipping, discounts, discountCode, goodwill } = content
  const discount = discountCode === null ? said.discount : fill(said.discountCode, { code: discountCode })
  const isAlone = lines.length === 0 && shipping.length === 0
  return [
    ...lines.flatMap((line) =>
      line.formerly
        ? formerRow(line, locale)
        : amountRows({ head: lineHead(line, locale), amounts: line.amounts, locale }),
    ),
    ...amountRows({ head: { name: said.shipping }, amounts: shipping, locale }),
    ...amountRows({ head: { name: discount }, amounts: discounts.map(takenOff), locale }),
    ...amountRows({ head: { name: isAlone ? said.goodwill : said.goodwillMore }, amounts: goodwill, locale }),
  ]
}

/** `20 %` */
export function percent(value: number, locale: Locale): string {
  return fill(invoiceWords[locale].percent, { rate: formatRate(value, locale) })
}

const EMPTY = { name: '', details: [], quantity: '', unit: '', rate: '', net: '', vat: '', gross: '', isPart: false }

interface AmountRowsOptions {
  head: Partial<InvoiceRow>
  amounts: readonly InvoiceAmount[]
  locale: Locale
}

/** A row with its amount; where it has several rates, a row for each under it. */
function amountRows({ head, amounts, locale }: AmountRowsOptions): InvoiceRow[] {
  const [first, ...others] = amounts
  if (!first) return []
  if (others.length === 0) return [{ ...EMPTY, ...head, ...figures(first, locale) }]
  const { part } = invoiceWords[locale]
  const parts = amounts.map((amount) => {
    const name = fill(part, { rate: percent(amount.rate, locale) })
    return { ...EMPTY, name, ...figures(amount, locale), isPart: true }
  })
  return [{ ...EMPTY, ...head }, ...parts]
}

function lineHead({ name, label, reference, quantity, unitNetCents, answers }: InvoiceLine, locale: Locale) {
  const words = invoiceWords[locale]
  const told = reference === '' ? '' : fill(words.reference, { reference })
  return {
    name,
    details: [
      ...[[label, told].filter(Boolean).join(' · ')].filter(Boolean),
      ...answers.map((answer) => (answer.label === '' ? answer.text : fill(words.answer, { ...answer }))),
    ],
    quantity: String(quantity),
    unit: unitPrice(unitNetCents, locale),
  }
}

/** Lines of the first form told all their rates together, and are told so for ever. */
function formerRow(line: InvoiceLine, locale: Locale): InvoiceRow[] {
  const { rates, netCents, grossCents } = line.formerly ?? { rates: [], netCents: 0, grossCents: 0 }
  const amount = { rate: 0, net: netCents, vat: grossCents - netCents, gross: grossCents }
  const told = rates.map((one) => percent(one, locale)).join(' / ')
  return [{ ...EMPTY, ...lineHead(line, locale), ...figures(amount, locale), rate: told }]
}

function figures({ rate: of, net, vat, gross }: InvoiceAmount, locale: Locale) {
  return { rate: percent(of, locale), net: signed(net, locale), vat: signed(vat, locale), gross: signed(gross, locale) }
}

/** With the minus of figures, not the hyphen of words. */
function signed(cents: number, locale: Locale): string {
  return money(cents, locale).replace('-', '−')
}

function takenOff({ rate: of, net, vat, gross }: InvoiceAmount): InvoiceAmount {
  return { rate: of, net: 0 - net, vat: 0 - vat, gross: 0 - gross }
}

/** `10,50 €`, `10,4167 €`: with four decimals where cents would not multiply to the line. */
function unitPrice(cents: number, locale: Locale): string {
  const digits = Number.isInteger(cents) ? 2 : 4
  const style = { style: 'currency', currency: 'EUR', minimumFractionDigits: digits } as const
  return numberFormat(locale, style).format(cents / 100)
}
