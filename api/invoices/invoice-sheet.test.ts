import { expect, test } from 'vitest'
import { sheetLook } from '#rules/catalogue/technical-sheet.ts'
import { creditNoteContent } from '#rules/invoices/credit-note.ts'
import type { InvoiceContent, InvoiceLine } from '#rules/invoices/invoice-content.ts'
import { readInvoice } from '#rules/invoices/stored-invoice.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { invoiceSheet } from './invoice-sheet.ts'

const house = { look: sheetLook(parameterValues([]), []), logo: null }
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
  discounts: [],
  shipping: [],
  shippingPaid: [],
  goodwill: [],
  vat: [{ rate: 20, net: 6250, vat: 1250, gross: 7500 }],
  vatGrounds: [],
  totalCents: 7500,
  paidBy: [{ kind: 'CARD', cents: 7500 }],
  corrects: null,
}
const sheetOf = (content: InvoiceContent) => invoiceSheet({ series: 'INVOICE', year: 2026, number: 12, content }, house)

test('dates are those of France, the country is told abroad, and the form of the company once', () => {
  const { facts, buyer, foot } = sheetOf(INVOICE)
  expect(facts[1]).toEqual({ label: 'Date d’émission', text: '16 novembre 2026' })
  expect(buyer.lines).toContain('Belgique')
  expect(foot).toBe(
    'EARL Essai, au capital de 10\u202f000\u00a0€ · SIRET 000\u00a0418\u00a0509\u00a000014 · TVA FR68000418509',
  )
})

test('terms of payment are told as the estate has them, and to businesses what late payment costs', () => {
  expect(sheetOf(INVOICE).mentions).toEqual([
    'Réglé le 16 novembre 2026\u00a0: 75,00\u00a0€ par carte bancaire.',
    'Comptant.',
  ])
  const business = { ...INVOICE, buyer: { ...INVOICE.buyer, company: 'Moreau SARL' } }
  expect(sheetOf(business).mentions.join(' ')).toContain('indemnité forfaitaire de 40\u00a0€')
})

test('wherever there is no VAT the paper says why', () => {
  const mentionsOf = (vatGrounds: InvoiceContent['vatGrounds']) => sheetOf({ ...INVOICE, vatGrounds }).mentions
  expect(mentionsOf(['SMALL_ENTERPRISE'])).toContain(
    'TVA non applicable, article 293\u00a0B du code général des impôts.',
  )
  expect(mentionsOf(['VOUCHER', 'EXPORT']).join(' ')).toMatch(/bon à usages multiples.*256 ter.*262\u00a0I/)
  expect(mentionsOf(['OTHER']).join(' ')).toContain('aucune TVA n’est facturée')
  expect(mentionsOf([]).join(' ')).not.toMatch(/TVA/)
})

test('each way of paying is told with its amount, and an order of nothing claims no card', () => {
  const paidBy = [
    { kind: 'CARD', cents: 4500 },
    { kind: 'GIFT_CARD', cents: 2000 },
    { kind: 'GIFT_CARD', cents: 1000, reference: '…4F2A' },
  ] as const
  expect(sheetOf({ ...INVOICE, paidBy }).mentions[0]).toBe(
    'Réglé le 16 novembre 2026\u00a0: 45,00\u00a0€ par carte bancaire, 20,00\u00a0€ par carte cadeau, 10,00\u00a0€ par carte cadeau …4F2A.',
  )
  const free = { ...INVOICE, totalCents: 0, vat: [], paidBy: [{ kind: 'NOTHING', cents: 0 }] as const }
  expect(sheetOf(free).mentions[0]).toBe('Cette commande ne coûtait rien\u00a0: aucun règlement n’était dû.')
})

const LINE: InvoiceLine = {
  position: 0,
  name: 'Coffret',
  label: '2021',
  reference: 'CO',
  quantity: 3,
  answers: [{ label: 'Gravure', text: 'Jeanne & Paul' }],
  unitNetCents: 1041.67,
  amounts: [{ rate: 20, net: 3125, vat: 625, gross: 3750 }],
  paid: [{ rate: 20, net: 3125, vat: 625, gross: 3750 }],
}

test('a line tells what was engraved, and its unit price multiplies to the line', () => {
  const [row] = sheetOf({ ...INVOICE, lines: [LINE] }).rows
  expect(row).toEqual({
    name: 'Coffret',
    details: ['2021 · Réf. CO', 'Gravure\u00a0: Jeanne & Paul'],
    quantity: '3',
    unit: '10,4167\u00a0€',
    rate: '20\u00a0%',
    net: '31,25\u00a0€',
    vat: '6,25\u00a0€',
    gross: '37,50\u00a0€',
    isPart: false,
  })
})

test('a line of several rates is broken down under itself; delivery and the code are rows', () => {
  const amounts = [...LINE.amounts, { rate: 5.5, net: 1000, vat: 55, gross: 1055 }]
  const extras = { shipping: [{ rate: 20, net: 500, vat: 100, gross: 600 }], discounts: LINE.amounts }
  const { rows } = sheetOf({ ...INVOICE, ...extras, discountCode: 'FETE', lines: [{ ...LINE, amounts }] })
  expect(rows.map(({ name, rate, gross, isPart }) => [name, rate, gross, isPart])).toEqual([
    ['Coffret', '', '', false],
    ['Part à 20\u00a0%', '20\u00a0%', '37,50\u00a0€', true],
    ['Part à 5,5\u00a0%', '5,5\u00a0%', '10,55\u00a0€', true],
    ['Livraison', '20\u00a0%', '6,00\u00a0€', false],
    ['Remise (FETE)', '20\u00a0%', '−37,50\u00a0€', false],
  ])
})

test('a paper of the first form is drawn as it was: rates together, reductions and delivery below', () => {
  const { discounts, shipping, shippingPaid, goodwill, vatGrounds, paidBy, ...former } = INVOICE
  const told = { name: 'Coffret', label: '', reference: '', quantity: 1, unitNetCents: 3000 }
  const lines = [{ ...told, rates: [20, 5.5], netCents: 3000, grossCents: 3455 }]
  const sheet = sheetOf(
    readInvoice({ ...former, lines, productsCents: 3455, discountCents: 100, shippingCents: 600, totalCents: 3955 }),
  )
  expect(sheet.rows).toMatchObject([
    {
      rate: '20\u00a0% / 5,5\u00a0%',
      unit: '30,00\u00a0€',
      net: '30,00\u00a0€',
      vat: '4,55\u00a0€',
      gross: '34,55\u00a0€',
    },
  ])
  expect(sheet.sums.map(({ label }) => label)).toEqual([
    'Produits TTC',
    'Remise TTC',
    'Livraison TTC',
    'Total HT',
    'Total TVA',
    'Total TTC',
  ])
})

test('a credit note names its invoice and asks for no payment', () => {
  const content = creditNoteContent({
    invoice: INVOICE,
    number: 'F2026-000012',
    credited: { lines: [], shippingCents: 0, goodwillCents: 1500 },
    before: [],
    reason: 'Casse',
    issuedAt: new Date('2026-11-20T10:00:00Z'),
  })
  const sheet = invoiceSheet({ series: 'CREDIT_NOTE', year: 2026, number: 4, content }, house)
  expect([sheet.title, sheet.mentions]).toEqual(['Avoir A2026-000004', []])
  expect(sheet.statement).toBe(
    'Remboursement sur la commande C-000007, facturée sous le numéro F2026-000012 du 16 novembre 2026. Motif\u00a0: Casse',
  )
  expect(sheet.rows).toMatchObject([{ name: 'Remboursement', gross: '15,00\u00a0€' }])
  expect(sheet.sums.at(-1)).toEqual({ label: 'Total remboursé TTC', amount: '15,00\u00a0€', isTotal: true })
})

test('a reason that a machine noted is told in words, one that a person typed as it was typed', () => {
  const statementOf = (reason: string) =>
    sheetOf({ ...INVOICE, corrects: { number: 'F2026-000012', issuedAt: INVOICE.issuedAt, reason } }).statement
  expect(statementOf('sold-out')).toContain('Motif\u00a0: le stock s’est épuisé')
  expect(statementOf('constructor')).toContain('Motif\u00a0: constructor')
})
