import { expect, test } from 'vitest'
import { cellsOf } from '#tests/support/cells-of.ts'
import { joinOrderLines, readOrderLine } from './order-line.ts'

const ORDER = { reference: '#1204', orderedAt: '2023-06-02 10:30', total: '1 072,00 €' }

test('an order of another shop is read as it was written there', () => {
  const { line, problems } = readOrderLine(cellsOf({ ...ORDER, status: 'wc-completed', email: 'Marie@Example.org' }))
  expect(problems).toEqual([])
  expect(line).toMatchObject({
    reference: '1204',
    status: 'completed',
    email: 'marie@example.org',
    totalCents: 107_200,
    shippingCents: null,
    currency: 'EUR',
    articles: [],
  })
  expect(line.orderedAt?.toISOString()).toBe('2023-06-02T08:30:00.000Z')
})

test.each([
  [{ reference: '' }, 'reference', 'required'],
  [{ orderedAt: '' }, 'orderedAt', 'required'],
  [{ orderedAt: '31/02/2023' }, 'orderedAt', 'not-a-date'],
  [{ total: 'gratuit' }, 'total', 'not-a-number'],
  [{ total: '99 999 999' }, 'total', 'not-a-number'],
  [{ currency: 'euro' }, 'currency', 'invalid'],
  [{ itemName: 'Les Genêts', itemQuantity: '1,5' }, 'itemQuantity', 'not-whole'],
  [{ itemName: 'Les Genêts', itemQuantity: '-1' }, 'itemQuantity', 'not-whole'],
])('with %o it is refused', (written, field, problem) => {
  expect(readOrderLine(cellsOf({ ...ORDER, ...written })).problems).toEqual([{ field, problem: { problem } }])
})

test('articles packed into one cell are unpacked', () => {
  const lineItems = 'name:Les Genêts|sku:GEN|quantity:6|total:72.00; name:La Combe|qty:2'
  expect(readOrderLine(cellsOf({ ...ORDER, lineItems })).line.articles).toEqual([
    { name: 'Les Genêts', reference: 'GEN', quantity: 6, totalCents: 7_200 },
    { name: 'La Combe', reference: '', quantity: 2, totalCents: null },
  ])
})

test('the lines of one order are one: what the first says, the articles of all, and their sum where none is told', () => {
  const line = (itemName: string, itemTotal: string) =>
    readOrderLine(cellsOf({ ...ORDER, total: '', shipping: '9,90', itemName, itemTotal })).line
  const joined = joinOrderLines([line('Les Genêts', '12,50'), line('La Combe', '30')])
  expect(joined?.articles.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Les Genêts', 1],
    ['La Combe', 1],
  ])
  expect(joined?.totalCents).toBe(1_250 + 3_000 + 990)
  expect(joinOrderLines([])).toBeNull()
})
