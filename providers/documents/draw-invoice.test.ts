import { expect, test } from 'vitest'
import { sheetLook } from '#rules/catalogue/technical-sheet.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { drawInvoice } from './draw-invoice.ts'
import type { InvoiceRow, InvoiceSheet } from './invoice-sheet.ts'

const ROW: InvoiceRow = {
  name: 'Les Aubépines',
  details: [],
  quantity: '100',
  unit: '10,00\u00a0€',
  rate: '20\u00a0%',
  net: '1\u202f000,00\u00a0€',
  vat: '200,00\u00a0€',
  gross: '1\u202f200,00\u00a0€',
  isPart: false,
}
const SHEET: InvoiceSheet = {
  look: sheetLook(parameterValues([]), []),
  logo: null,
  lang: 'fr-FR',
  issuedAt: '2026-11-15T10:05:00.000Z',
  title: 'Facture F2026-000001',
  kind: 'Facture',
  estate: 'Domaine d’Essai',
  number: 'F2026-000001',
  facts: [],
  seller: { label: 'Vendeur', lines: ['Domaine d’Essai'] },
  buyer: { label: 'Facturé à', lines: ['Jeanne Moreau'] },
  delivery: null,
  statement: null,
  columns: { name: 'Désignation', quantity: '', unit: '', rate: '', net: '', vat: '', gross: '' },
  rows: [ROW],
  vat: { columns: ['', '', '', ''], rows: [] },
  sums: [],
  mentions: [],
  foot: '',
  paging: '',
}
/** The first drawing reads the typefaces. */
const SLOW = 30_000

test(
  'names of other alphabets and signs are drawn as letters that can be copied, however they were typed',
  async () => {
    const names = ['Ελένη Παπαδοπούλου', 'Наталія Ґалаґан', 'Nguyễn Thị Hồng Phượng', '王小明']
    const buyer = { label: 'Facturé à', lines: names.map((name) => name.normalize('NFD')) }
    const { text } = readPdf(await drawInvoice({ ...SHEET, buyer }, null))
    for (const name of names) expect(text).toContain(name)
  },
  SLOW,
)

test(
  'thousands are apart by a space that every typeface draws, and the document has its own date, title and language',
  async () => {
    const bytes = await drawInvoice(SHEET, null)
    expect(readPdf(bytes).text).toContain('1\u00a0200,00\u00a0€')
    const file = bytes.toString('latin1')
    for (const fact of ['(D:20261115100500Z)', '(fr-FR)', '(Facture F2026-000001)'])
      expect(file.includes(fact)).toBe(true)
  },
  SLOW,
)

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)
const DRAWN = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" width="40" height="10"><path d="M0 0h40v10z" fill="#7A1F2B"/></svg>',
)

test(
  'the estate’s logo stands at its head, a picture or a drawing; where there is none, its name does',
  async () => {
    const estate = { ...SHEET, seller: { label: 'Vendeur', lines: ['Jeanne'] } }
    const pictured = await drawInvoice(estate, PNG)
    expect(pictured.toString('latin1')).toContain('/Subtype /Image')
    expect(readPdf(pictured).text).not.toContain('Domaine d’Essai')
    const drawn = await drawInvoice(estate, DRAWN)
    expect(readPdf(drawn).text).not.toContain('Domaine d’Essai')
    expect(readPdf(await drawInvoice(estate, null)).text).toContain('Domaine d’Essai')
  },
  SLOW,
)
