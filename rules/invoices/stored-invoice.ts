import { apportion } from '#rules/basics/apportion.ts'
import { cents } from '#rules/basics/money.ts'
import { withVat } from './invoice-amounts.ts'
import type { InvoiceAmount, InvoiceContent, InvoiceLine } from './invoice-content.ts'

/** A paper of the first form: lines told all their rates together, reductions and delivery stood below them. */
interface FormerContent
  extends Omit<
    InvoiceContent,
    'lines' | 'discounts' | 'shipping' | 'shippingPaid' | 'goodwill' | 'vatGrounds' | 'paidBy'
  > {
  lines: readonly FormerLine[]
}

interface FormerLine extends Pick<InvoiceLine, 'name' | 'label' | 'reference' | 'quantity' | 'unitNetCents'> {
  rates: readonly number[]
  netCents: number
  grossCents: number
}

/** The content of an invoice as it was written when it was issued, in today's form. What it tells is what it told. */
export function readInvoice(stored: unknown): InvoiceContent {
  const content = stored as InvoiceContent | FormerContent
  return 'shipping' in content ? content : fromFormer(content)
}

function fromFormer(content: FormerContent): InvoiceContent {
  const { lines, vat, seller, totalCents, corrects, discountCents, productsCents } = content
  const discounts = apportion(
    cents(Math.min(discountCents, productsCents)),
    lines.map(({ grossCents }) => grossCents),
  )
  const isUntaxed = seller.vatNumber === null && vat.every(({ rate }) => rate === 0)
  return {
    ...content,
    lines: lines.map((line, position) => formerLine({ line, position, vat, discount: discounts[position] ?? 0 })),
    discounts: [],
    shipping: [],
    shippingPaid: [],
    goodwill: [],
    vatGrounds: isUntaxed ? ['SMALL_ENTERPRISE'] : [],
    paidBy: corrects ? [] : [{ kind: 'CARD', cents: totalCents }],
  }
}

interface FormerLineOptions {
  line: FormerLine
  position: number
  vat: readonly InvoiceAmount[]
  discount: number
}

function formerLine({ line, position, vat, discount }: FormerLineOptions): InvoiceLine {
  const { rates, netCents, grossCents, ...told } = line
  const amounts = ratesOfLine({ rates, gross: grossCents, vat })
  const paid = ratesOfLine({ rates, gross: grossCents - discount, vat })
  return { ...told, position, answers: [], amounts, paid, formerly: { rates, netCents, grossCents } }
}

interface RatesOfLineOptions {
  rates: readonly number[]
  gross: number
  vat: readonly InvoiceAmount[]
}

/** A line of several rates did not tell how it lay over them: it is taken to lie as the whole invoice does. */
function ratesOfLine({ rates, gross, vat }: RatesOfLineOptions): InvoiceAmount[] {
  const weights = rates.map((rate) => vat.find((row) => row.rate === rate)?.gross ?? 0)
  const parts = apportion(cents(gross), weights)
  return rates.flatMap((rate, at) => withVat({ rate, grosses: [parts[at] ?? cents(0)] }))
}
