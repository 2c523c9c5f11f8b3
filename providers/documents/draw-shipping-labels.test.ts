import { expect, test } from 'vitest'
import { sheetLook } from '#rules/catalogue/technical-sheet.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { drawShippingLabels } from './draw-shipping-labels.ts'
import type { LabelSheets, ShippingLabel } from './shipping-labels.ts'

const LABEL: ShippingLabel = {
  sender: { label: 'Expéditeur', lines: ['Domaine d’Essai', '1, chemin des Vignes', '37000 Tours'] },
  recipient: { label: 'Destinataire', lines: ['Jeanne Moreau', '12, rue des Halles', '75001 Paris'] },
  point: null,
  phone: 'Tél. 06 12 34 56 78',
  reference: 'C-000123',
  parcel: 'Colis 1/1',
  carrier: 'Vinéo Express',
  marks: ['Vin', 'Fragile'],
}
const SHEETS: LabelSheets = {
  look: sheetLook(parameterValues([]), []),
  lang: 'fr-FR',
  issuedAt: '2026-11-15T10:05:00.000Z',
  title: 'Étiquettes',
  estate: 'Domaine d’Essai',
  format: 'A4_4',
  skipped: 0,
  labels: [LABEL],
}
/** The first drawing reads the typefaces. */
const SLOW = 30_000

const pagesOf = (sheets: Partial<LabelSheets>, count: number) =>
  readPdf(drawShippingLabels({ ...SHEETS, ...sheets, labels: Array(count).fill(LABEL) })).pages

test(
  'a sheet is full before the next begins, and what is used of the first is left out',
  () => {
    expect([pagesOf({}, 4), pagesOf({}, 5)]).toEqual([1, 2])
    expect([pagesOf({ skipped: 3 }, 1), pagesOf({ skipped: 3 }, 2)]).toEqual([1, 2])
    expect([pagesOf({ format: 'A4_8' }, 8), pagesOf({ format: 'A4_8' }, 9)]).toEqual([1, 2])
    expect(pagesOf({ format: 'SINGLE', skipped: 3 }, 2)).toBe(2)
  },
  SLOW,
)

test(
  'however long names are, the order and its parcel stay on their label',
  () => {
    const lines = Array.from({ length: 7 }, (_, at) => `${at} ${'Wilhelmine Bartholomäus '.repeat(6)}`)
    const long = { ...LABEL, recipient: { label: 'Destinataire', lines } }
    const { text, pages } = readPdf(drawShippingLabels({ ...SHEETS, format: 'A4_8', labels: [long] }))
    expect(pages).toBe(1)
    expect(text).toContain('C-000123')
  },
  SLOW,
)
