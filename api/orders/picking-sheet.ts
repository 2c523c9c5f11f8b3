import { sellerFoot } from '#api/invoices/seller-foot.ts'
import { day } from '#api/mails/mail-formats.ts'
import type { Letterhead } from '#api/sites/letterhead.ts'
import type { Picking } from '#contract/orders/office-orders.ts'
import type { PackingRow, PackingSlip } from '#providers/documents/packing-slip.ts'
import type { InvoiceSeller } from '#rules/invoices/invoice-content.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, type Locale } from '#words/basics/locales.ts'
import { pickingWords } from '#words/orders/picking/words.ts'

interface PickedOrders {
  picking: Picking
  estate: Pick<Letterhead, 'name' | 'look' | 'logo'>
  seller: InvoiceSeller
  locale: Locale
  now: Date
}

/** What is fetched from the cellar for several orders, to be ticked: a packing slip of all of them. */
export function pickingSheet({ picking, estate, seller, locale, now }: PickedOrders): PackingSlip {
  const words = pickingWords[locale]
  const { pieces, orders, lines } = picking
  return {
    look: estate.look,
    logo: estate.logo,
    lang: LOCALES[locale].iso,
    issuedAt: now.toISOString(),
    title: fill(words.title, { day: day(now, locale) }),
    kind: words.kind,
    estate: estate.name,
    facts: [{ label: words.date, text: day(now, locale) }],
    parties: [{ label: words.orders, lines: orders.map(({ reference, customer }) => `${reference} · ${customer}`) }],
    columns: words.columns,
    rows: lines.map((line) => pickingRow(line, locale)),
    message: null,
    count: pieces === 1 ? words.one : fill(words.count, { count: pieces }),
    foot: sellerFoot(seller, locale),
    paging: words.paging,
  }
}

function pickingRow(
  { quantity, name, label, reference, answers, orders }: Picking['lines'][number],
  locale: Locale,
): PackingRow {
  const words = pickingWords[locale]
  const facts = [label, reference === '' ? '' : fill(words.reference, { reference })].filter(Boolean).join(' · ')
  const told = answers.map((answer) => (answer.label === '' ? answer.text : fill(words.answer, { ...answer })))
  const into = orders.map((order) => fill(words.into, { quantity: order.quantity, reference: order.reference }))
  return { quantity: String(quantity), name, details: [...(facts === '' ? [] : [facts]), ...told, into.join(' · ')] }
}
