import { expect, test } from 'vitest'
import { orderPlace } from './order-place.ts'

const LINK = '0123456789abcdef0123456789abcdef'

test('an account knows numbers, a link knows random ids, and neither takes the other', () => {
  expect(orderPlace({ path: '/account/orders/12' }, '12')).toMatchObject({ path: '/account/orders/12', isGuest: false })
  expect(orderPlace({ path: `/order/${LINK}` }, LINK)).toMatchObject({ path: `/order/${LINK}`, isGuest: true })
  expect(orderPlace({ path: '/order/12' }, '12')).toBe(null)
  expect(orderPlace({ path: `/account/orders/${LINK}` }, LINK)).toBe(null)
  for (const id of ['0', '-1', '1e3', '12345678901', 'x'])
    expect(orderPlace({ path: '/account/orders/x' }, id)).toBe(null)
})
