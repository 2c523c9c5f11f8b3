import { expect, test } from 'vitest'
import { foundScreens, foundThings } from './search.ts'

test('what is found leads to its page, and says what tells it from its like', () => {
  const order = { id: 7, reference: 'C-000007', customer: 'Maud Aubépin', createdAt: '', total: 12 }
  const found = foundThings({
    orders: [{ ...order, fulfilment: 'PAID' }],
    customers: [{ id: 2, name: '', email: 'maud@example.org' }],
    products: [{ id: 3, name: 'Les Aubépines', type: 'WINE', isValid: true }],
    others: [{ kind: 'carriers', id: 4, name: 'Coursier' }],
  })
  expect(found.map(({ to }) => to)).toEqual(['/orders/7', '/customers/2', '/products/3', '/carriers/4'])
  expect(found[0]).toMatchObject({ title: 'C-000007', note: 'Maud Aubépin' })
  expect(found[1]).toMatchObject({ title: 'maud@example.org', note: '' })
})

test('a screen is found by the beginning of any of its words, without accents', () => {
  const titles: Readonly<Record<string, string>> = { reviews: 'Avis clients', messages: 'Réponses', stock: 'Stock' }
  const find = (text: string) =>
    foundScreens(Object.keys(titles), { text, titleOf: (name) => titles[name] ?? '' }).map(({ to }) => to)
  expect(find('cli')).toEqual(['/reviews'])
  expect(find('REPON')).toEqual(['/messages'])
  expect(find('tock')).toEqual([])
  expect(find(' ')).toEqual([])
})
