import { expect, test } from 'vitest'
import { leftToCredit, piecesCents } from '#tests/support/left-to-credit.ts'
import { creditNoteContent } from './credit-note.ts'
import type { InvoiceContent } from './invoice-content.ts'

const LINE = { name: 'Les Aubépines', label: '2021', reference: 'LA', answers: [], unitNetCents: 1042 }
const WINE = [{ rate: 20, net: 6250, vat: 1250, gross: 7500 }]
const JUICE = [{ rate: 5.5, net: 853, vat: 47, gross: 900 }]
const SHIPPING = [{ rate: 20, net: 500, vat: 100, gross: 600 }]
const INVOICE = {
  issuedAt: '2026-11-15T10:05:00.000Z',
  lines: [
    { ...LINE, position: 0, quantity: 6, amounts: WINE, paid: WINE },
    { ...LINE, position: 1, name: 'Jus', quantity: 2, amounts: JUICE, paid: JUICE },
  ],
  shippingPaid: SHIPPING,
  vat: [{ rate: 20, net: 6750, vat: 1350, gross: 8100 }, ...JUICE],
  vatGrounds: [],
  totalCents: 9000,
  corrects: null,
} as unknown as InvoiceContent
const NOTHING = { lines: [], shippingCents: 0, goodwillCents: 0 }
type Credited = Parameters<typeof creditNoteContent>[0]['credited']

function note(credited: Partial<Credited>, before: readonly InvoiceContent[] = []): InvoiceContent {
  const facts = { invoice: INVOICE, number: 'F2026-000012', reason: 'une bouteille cassée' }
  return creditNoteContent({ ...facts, credited: { ...NOTHING, ...credited }, before, issuedAt: new Date(0) })
}

test('a credit note names its invoice and lists what it gives back', () => {
  const { corrects, lines, shipping, goodwill, vat, totalCents } = note({
    lines: [{ position: 1, quantity: 1, cents: 450 }],
    shippingCents: 600,
  })
  expect(corrects).toEqual({
    number: 'F2026-000012',
    issuedAt: '2026-11-15T10:05:00.000Z',
    reason: 'une bouteille cassée',
  })
  expect(lines).toMatchObject([
    { position: 1, name: 'Jus', quantity: 1, amounts: [{ rate: 5.5, net: 427, vat: 23, gross: 450 }] },
  ])
  expect(shipping).toEqual(SHIPPING)
  expect([goodwill, totalCents]).toEqual([[], 1050])
  expect(vat.map(({ rate, gross }) => [rate, gross])).toEqual([
    [20, 600],
    [5.5, 450],
  ])
})

test('a gesture lies over the rates of all that is left', () => {
  expect(note({ goodwillCents: 4500 })).toMatchObject({
    goodwill: [
      { rate: 20, net: 3375, vat: 675, gross: 4050 },
      { rate: 5.5, net: 427, vat: 23, gross: 450 },
    ],
    totalCents: 4500,
  })
  const afterWine = note({ goodwillCents: 900 }, [
    note({ lines: [{ position: 0, quantity: 6, cents: 7500 }], shippingCents: 600 }),
  ])
  expect(afterWine.vat).toEqual(JUICE)
})

test('what a gesture has given back already is not given back again under the same rate', () => {
  const before = [note({ goodwillCents: 4500 })]
  const { lines, goodwill, totalCents } = note({ lines: [{ position: 0, quantity: 4, cents: 4500 }] }, before)
  expect(lines[0]?.amounts[0]?.gross).toBe(4050)
  expect(goodwill).toEqual([{ rate: 5.5, net: 426, vat: 24, gross: 450 }])
  expect(totalCents).toBe(4500)
})

test('more than is left, or a line that is not there, is a fault', () => {
  expect(() => note({ goodwillCents: 9001 })).toThrow(/left/)
  expect(() => note({ goodwillCents: 1 }, [note({ goodwillCents: 9000 })])).toThrow(/left/)
  expect(() => note({ lines: [{ position: 9, quantity: 1, cents: 1 }] })).toThrow(/no line 9/)
})

test('what is left is told line by line, and pieces of a line cost what was paid for them', () => {
  const left = leftToCredit(INVOICE, [note({ lines: [{ position: 0, quantity: 1, cents: 1250 }], goodwillCents: 100 })])
  expect(left).toEqual({
    lines: [
      { position: 0, quantity: 5, cents: 6250 },
      { position: 1, quantity: 2, cents: 900 },
    ],
    shippingCents: 600,
    totalCents: 7650,
  })
  expect([piecesCents({ quantity: 3, cents: 100 }, 1), piecesCents({ quantity: 3, cents: 100 }, 3)]).toEqual([33, 100])
})
