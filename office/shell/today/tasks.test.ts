import { expect, test } from 'vitest'
import type { Dashboard } from '#contract/office/dashboard.ts'
import { listAddress } from '#office/shell/list/list-address.ts'
import { tasksOf } from './tasks.ts'

const NOTHING: Dashboard = {
  orders: null,
  returns: null,
  turnover: null,
  bestProducts: null,
  cartsLeft: null,
  visits: null,
  runningOut: null,
  messages: null,
  formAnswers: null,
  privacy: null,
  mails: null,
}
const ORDERS = { toPrepare: 2, inPreparation: 0, toHandOver: 1, held: 0 }
const names = (dashboard: Partial<Dashboard>) => tasksOf({ ...NOTHING, ...dashboard }).map(({ name }) => name)

test('who may see nothing has nothing to do', () => {
  expect(names({})).toEqual([])
})

test('the daily work is told even where there is none, what is rare only when there is some', () => {
  expect(names({ orders: ORDERS, mails: { failed: 0, waiting: 3 } })).toEqual([
    'toPrepare',
    'inPreparation',
    'toHandOver',
  ])
  expect(names({ orders: { ...ORDERS, held: 1 }, mails: { failed: 2, waiting: 0 } })).toContain('held')
  expect(names({ mails: { failed: 2, waiting: 0 } })).toEqual(['mails'])
  expect(names({ formAnswers: { unread: 0 } })).toEqual([])
  expect(names({ formAnswers: { unread: 1 } })).toEqual(['formAnswers'])
})

test('a number leads to its list', () => {
  const [first] = tasksOf({ ...NOTHING, orders: ORDERS })
  expect(first && listAddress(first)).toBe('/orders?filter=%7B%22fulfilment%22%3A%22PAID%22%7D')
  expect(listAddress({ screen: 'returns', filter: {} })).toBe('/returns')
})
