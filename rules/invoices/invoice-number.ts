export type InvoiceSeries = 'INVOICE' | 'CREDIT_NOTE'

/** Facture and avoir. */
const LETTER: Readonly<Record<InvoiceSeries, string>> = { INVOICE: 'F', CREDIT_NOTE: 'A' }
const SHAPE = /^([FA])(\d{4})-(\d{6})$/

export interface NumberedInvoice {
  series: InvoiceSeries
  year: number
  number: number
}

interface InvoiceNumberOptions {
  series: InvoiceSeries
  year: number
  number: number
}

/** `F2026-000123`, `A2026-000045` */
export function invoiceNumber({ series, year, number }: InvoiceNumberOptions): string {
  return `${LETTER[series]}${year}-${String(number).padStart(6, '0')}`
}

/** Null for what is no number of ours. */
export function parseInvoiceNumber(written: string): NumberedInvoice | null {
  const [, letter, year, number] = SHAPE.exec(written) ?? []
  if (letter === undefined) return null
  return { series: letter === 'F' ? 'INVOICE' : 'CREDIT_NOTE', year: Number(year), number: Number(number) }
}
