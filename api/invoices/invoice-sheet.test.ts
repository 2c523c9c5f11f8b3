import { expect, test } from 'vitest'
import { sheetLook } from '#rules/catalogue/technical-sheet.ts'
import { creditNoteContent, type InvoiceContent } from '#rules/invoices/invoice.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { invoiceSheet } from './invoice-sheet.ts'

const look = sheetLook(parameterValues([]), [])
const INVOICE: InvoiceContent = {
  locale: 'fr',
  orderId: 7,
  orderReference: 'C-000007',
  issuedAt: '2026-11-15T23:30:00.000Z',
  suppliedAt: '2026-11-15T23:30:00.000Z',
  seller: {
    name: 'Domaine d’Essai',
    legalName: 'EARL Essai',
    corporateForm: 'EARL',
    shareCapital: '10000',
    headOffice: null,
    siret: '00041850900014',
    rcs: null,
    vatNumber: 'FR68000418509',
    email: null,
    phone: null,
    paymentConditions: 'Comptant.',
  },
  buyer: {
    firstname: 'Jeanne',
    lastname: 'Moreau',
    company: '',
    address: '12, rue des Halles',
    addressPart2: '',
    postalCode: '1000',
    city: 'Bruxelles',
    idCountry: 56,
    email: 'jeanne@example.com',
  },
  delivery: null,
  lines: [],
  productsCents: 7500,
  discountCents: 0,
  discountCode: null,
  shippingCents: 0,
  vat: [{ rate: 20, net: 6250, vat: 1250, gross: 7500 }],
  totalCents: 7500,
  corrects: null,
}
const sheetOf = (content: InvoiceContent) => invoiceSheet({ series: 'INVOICE', year: 2026, number: 12, content }, look)

test('dates are those of France, the country is told abroad, and the form of the company once', () => {
  const { facts, buyer, foot } = sheetOf(INVOICE)
  expect(facts[1]).toEqual({ label: 'Date d’émission', text: '16 novembre 2026' })
  expect(buyer.lines).toContain('Belgique')
  expect(foot).toBe(
    'EARL Essai, au capital de 10\u202f000\u00a0€ · SIRET 000\u00a0418\u00a0509\u00a000014 · TVA FR68000418509',
  )
})

test('terms of payment are told as the estate has them, and to businesses what late payment costs', () => {
  expect(sheetOf(INVOICE).mentions).toEqual(['Acquittée par carte bancaire le 16 novembre 2026.', 'Comptant.'])
  const business = { ...INVOICE, buyer: { ...INVOICE.buyer, company: 'Moreau SARL' } }
  expect(sheetOf(business).mentions.join(' ')).toContain('indemnité forfaitaire de 40\u00a0€')
})

test('an estate without VAT says so', () => {
  const seller = { ...INVOICE.seller, vatNumber: null }
  const untaxed = { ...INVOICE, seller, vat: [{ rate: 0, net: 7500, vat: 0, gross: 7500 }] }
  expect(sheetOf(untaxed).mentions).toContain('TVA non applicable, article 293\u00a0B du code général des impôts.')
  expect(sheetOf(INVOICE).mentions.join(' ')).not.toContain('293')
})

test('a credit note names its invoice and asks for no payment', () => {
  const content = creditNoteContent({
    invoice: INVOICE,
    number: 'F2026-000012',
    amountCents: 1500,
    alreadyCents: 0,
    reason: 'Casse',
    issuedAt: new Date('2026-11-20T10:00:00Z'),
  })
  const sheet = invoiceSheet({ series: 'CREDIT_NOTE', year: 2026, number: 4, content }, look)
  expect([sheet.title, sheet.mentions]).toEqual(['Avoir A2026-000004', []])
  expect(sheet.statement).toBe(
    'Remboursement sur la commande C-000007, facturée sous le numéro F2026-000012 du 16 novembre 2026. Motif\u00a0: Casse',
  )
  expect(sheet.sums.at(-1)).toEqual({ label: 'Total remboursé TTC', amount: '15,00\u00a0€', isTotal: true })
})
