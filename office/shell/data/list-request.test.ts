import { expect, test } from 'vitest'
import { carriers } from '#contract/deliveries/carrier-resource.ts'
import { listRequest, usualOrder } from './list-request.ts'

const { list } = carriers

test('a list is asked for in the grammar of our lists', () => {
  const asked = listRequest(list, {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'name', order: 'DESC' },
    filter: { search: 'colis', isValid: false, id: [3, 5] },
  })
  expect(asked).toEqual({ search: 'colis', isValid: 'false', id: '3,5', nbItem: '25', page: '2', orderBy: '-name' })
})

test('what is empty, or unknown to the list, is left out instead of being refused', () => {
  const asked = {
    filter: { search: '', deliveryType: null, id: [], gone: 'x' },
    sort: { field: 'zones', order: 'ASC' },
  }
  expect(listRequest(list, asked)).toEqual({})
})

test('a list has an order of its own', () => {
  expect(usualOrder(list)).toEqual({ field: 'position', order: 'ASC' })
  expect(usualOrder({ ...list, defaultOrder: '-createdAt' })).toEqual({ field: 'createdAt', order: 'DESC' })
})
