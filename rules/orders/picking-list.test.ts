import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickingList } from './picking-list.ts'

const line = (given: Partial<Parameters<typeof pickingList>[0][number]> = {}) => ({
  order_id: 1,
  product_id: 7,
  declination_id: 70,
  name: 'Les Aubépines',
  label: '2021, 75 cl',
  reference: 'AUB21',
  quantity: 6,
  answers: [],
  ...given,
})

test('the same wine of several orders is fetched once, and told into which they go', () => {
  const [picked, ...others] = pickingList([line(), line({ order_id: 2, quantity: 3 }), line({ quantity: 1 })])
  expect(others).toEqual([])
  expect(picked).toMatchObject({
    quantity: 10,
    orders: [
      { id: 1, quantity: 7 },
      { id: 2, quantity: 3 },
    ],
  })
})

test('another format, or somebody’s own words, is another thing', () => {
  const engraved = line({ answers: [{ label: 'Gravure', text: 'Pour Lise' }] })
  const magnum = line({ declination_id: 71, label: '2021, 150 cl' })
  expect(pickingList([line(), engraved, magnum])).toHaveLength(3)
})

test('nothing is lost and nothing is added, whatever is ordered', () => {
  const anyLine = fc.record({
    order_id: fc.integer({ min: 1, max: 5 }),
    declination_id: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(fc.array(anyLine), (given) => {
      const picked = pickingList(given.map(line))
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
      expect(sum(picked.map(({ quantity }) => quantity))).toBe(sum(given.map(({ quantity }) => quantity)))
      for (const { quantity, orders } of picked) expect(sum(orders.map((order) => order.quantity))).toBe(quantity)
    }),
  )
})
