import { expect, test } from 'vitest'
import { lineCells } from '#rules/imports/line-cells.ts'
import { cellsOf } from '#tests/support/cells-of.ts'
import { readProductLine } from './product-line.ts'

const DEFAULTS = { kind: 'STILL', vatRate: 20, isShown: false } as const
const read = (written: Parameters<typeof cellsOf>[0]) => readProductLine(cellsOf(written), DEFAULTS)

test('a wine in columns of its own', () => {
  const { line, problems, warnings } = read({
    reference: 'GEN-2022',
    name: 'Les Genêts',
    year: 'Millésime 2022',
    format: 'Magnum',
    price: '24,50 €',
    stock: '12',
    colour: 'Blanc',
    grapes: 'Chenin 90 %, Sauvignon 10 %',
    alcohol: '12,5 %',
    weight: '1,3',
    isValid: 'publié',
  })
  expect([problems, warnings]).toEqual([[], []])
  expect(line).toMatchObject({
    ...{ year: 2022, format: 1_500, price: 24.5, stock: 12, colour: 'WHITE', alcohol: 12.5, weightGrams: 1_300 },
    ...{ grapes: ['Chenin', 'Sauvignon'], isValid: true, vatRate: null, isParent: false, isVariation: false },
  })
})

test('a net price gets its VAT, that of the line before that of the file', () => {
  expect(read({ priceNet: '10' }).line.price).toBe(12)
  expect(read({ priceNet: '10', vatRate: '5,5' }).line.price).toBe(10.55)
  expect(read({ price: '15', priceNet: '10' }).line.price).toBe(15)
})

test('a wine without a year says so, and is no fault', () => {
  for (const year of ['NV', 'sans année', '-'])
    expect(read({ year })).toMatchObject({ line: { year: null }, problems: [] })
})

test.each([
  [{ price: 'cher' }, 'price', { problem: 'not-a-number' }],
  [{ price: '-1' }, 'price', { problem: 'too-small', limit: 0 }],
  [{ priceNet: '-1' }, 'priceNet', { problem: 'too-small', limit: 0 }],
  [{ vatRate: '19,6' }, 'vatRate', { problem: 'not-one-of', choices: ['20', '10', '5.5', '2.1', '0'] }],
  [{ stock: '-2' }, 'stock', { problem: 'too-small', limit: 0 }],
  [{ stock: '1,5' }, 'stock', { problem: 'not-whole' }],
  [{ year: 'vieux' }, 'year', { problem: 'invalid' }],
  [{ format: 'grand' }, 'format', { problem: 'format-unclear' }],
  [{ alcohol: 'fort' }, 'alcohol', { problem: 'not-a-number' }],
  [{ gtin: '3760123452020' }, 'gtin', { problem: 'invalid' }],
  [{ rowType: 'grouped' }, 'rowType', { problem: 'kind-not-taken' }],
] as const)('%o is refused', (written, field, problem) => {
  expect(read(written).problems).toEqual([{ field, problem }])
})

test('what no column says is told by attributes, then by categories and the name', () => {
  const mapping = ['name', 'categories', 'attributeName', 'attributeValue', 'attributeName', 'attributeValue'] as const
  const cells = ['Grand Clos', 'Vins rouges', 'Millésime', '2019', 'Contenance', '75 cl']
  expect(readProductLine(lineCells([...mapping], cells), DEFAULTS).line).toMatchObject({
    ...{ year: 2019, format: 750, colour: 'RED' },
  })
})

test('addresses of pictures are told, not fetched', () => {
  expect(read({ name: 'Clos', pictures: 'https://example.org/a.jpg, b.png' }).warnings).toEqual([
    { field: 'pictures', problem: { problem: 'picture-to-add' } },
  ])
  expect(read({ name: 'Clos', pictures: '' }).warnings).toEqual([])
})
