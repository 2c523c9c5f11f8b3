import type { InvoicePageWords } from './fr.ts'

export const en: InvoicePageWords = {
  pdf: 'Download as PDF',
  order: 'See the order',
  about: 'References',
  parties: 'Seller and buyer',
  lines: 'Details',
  vat: 'VAT by rate',
  sums: 'Totals',
  mentions: 'Notes',
  none: 'not applicable',
}
