import type { Locale } from '#words/basics/locales.ts'

/** What an invoice says around its figures. */
interface InvoiceWords {
  kind: Record<'INVOICE' | 'CREDIT_NOTE', string>
  title: string
  number: string
  date: string
  supplied: string
  order: string
  corrects: string
  correctsOf: string
  seller: string
  buyer: string
  delivery: string
  columns: { name: string; quantity: string; unit: string; rate: string; net: string; gross: string }
  reference: string
  percent: string
  vat: { rate: string; net: string; vat: string; gross: string }
  products: string
  discount: string
  discountCode: string
  shipping: string
  net: string
  vatTotal: string
  total: string
  totalCredited: string
  credited: string
  reason: string
  paid: string
  noDiscount: string
  late: string
  noVat: string
  capital: string
  siret: string
  rcs: string
  vatNumber: string
  paging: string
}

const fr: InvoiceWords = {
  kind: { INVOICE: 'Facture', CREDIT_NOTE: 'Avoir' },
  title: '{kind} {number}',
  number: 'Numéro',
  date: 'Date d’émission',
  supplied: 'Date de la vente',
  order: 'Commande',
  corrects: 'Corrige',
  correctsOf: 'Facture {number} du {date}',
  seller: 'Vendeur',
  buyer: 'Facturé à',
  delivery: 'Livré à',
  columns: {
    name: 'Désignation',
    quantity: 'Quantité',
    unit: 'Prix unitaire HT',
    rate: 'TVA',
    net: 'Total HT',
    gross: 'Total TTC',
  },
  reference: 'Réf. {reference}',
  percent: '{rate} %',
  vat: { rate: 'Taux', net: 'Base HT', vat: 'TVA', gross: 'TTC' },
  products: 'Produits TTC',
  discount: 'Remise TTC',
  discountCode: 'Remise TTC ({code})',
  shipping: 'Livraison TTC',
  net: 'Total HT',
  vatTotal: 'Total TVA',
  total: 'Total TTC',
  totalCredited: 'Total remboursé TTC',
  credited: 'Remboursement sur la commande {reference}, facturée sous le numéro {number} du {date}.',
  reason: 'Motif : {reason}',
  paid: 'Acquittée par carte bancaire le {date}.',
  noDiscount: 'Pas d’escompte pour paiement anticipé.',
  late: 'En cas de retard de paiement : pénalités au taux de trois fois l’intérêt légal et indemnité forfaitaire de 40 € pour frais de recouvrement (articles L. 441-10 et D. 441-5 du code de commerce).',
  noVat: 'TVA non applicable, article 293 B du code général des impôts.',
  capital: 'au capital de {capital}',
  siret: 'SIRET {siret}',
  rcs: 'RCS {rcs}',
  vatNumber: 'TVA {number}',
  paging: 'Page {page} sur {pages}',
}

const en: InvoiceWords = {
  kind: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' },
  title: '{kind} {number}',
  number: 'Number',
  date: 'Date of issue',
  supplied: 'Date of sale',
  order: 'Order',
  corrects: 'Corrects',
  correctsOf: 'Invoice {number} of {date}',
  seller: 'Seller',
  buyer: 'Billed to',
  delivery: 'Delivered to',
  columns: {
    name: 'Description',
    quantity: 'Quantity',
    unit: 'Unit excl. VAT',
    rate: 'VAT',
    net: 'Excl. VAT',
    gross: 'Incl. VAT',
  },
  reference: 'Ref. {reference}',
  percent: '{rate}%',
  vat: { rate: 'Rate', net: 'Net', vat: 'VAT', gross: 'Gross' },
  products: 'Products incl. VAT',
  discount: 'Discount incl. VAT',
  discountCode: 'Discount incl. VAT ({code})',
  shipping: 'Delivery incl. VAT',
  net: 'Total excl. VAT',
  vatTotal: 'Total VAT',
  total: 'Total incl. VAT',
  totalCredited: 'Total refunded incl. VAT',
  credited: 'Refund on order {reference}, invoiced under number {number} of {date}.',
  reason: 'Reason: {reason}',
  paid: 'Paid by card on {date}.',
  noDiscount: 'No discount for early payment.',
  late: 'Late payment: penalties at three times the French legal interest rate and a fixed compensation of €40 for recovery costs (articles L. 441-10 and D. 441-5 of the French commercial code).',
  noVat: 'VAT not applicable, article 293 B of the French general tax code.',
  capital: 'with a share capital of {capital}',
  siret: 'SIRET {siret}',
  rcs: 'RCS {rcs}',
  vatNumber: 'VAT {number}',
  paging: 'Page {page} of {pages}',
}

export const invoiceWords: Readonly<Record<Locale, InvoiceWords>> = { fr, en }
