import { expect, test } from 'vitest'
import { ACCOUNT_PAGES, accountRooms, isInRoom } from './account-pages.ts'

const roomsOf = (pathname: string) => ACCOUNT_PAGES.filter(({ path }) => isInRoom(pathname, path)).map(({ key }) => key)

test.each([
  ['/account', ['home']],
  ['/account/orders', ['orders']],
  ['/account/orders/12/return/3', ['orders']],
  ['/account/privacy/export', ['privacy']],
  ['/account/second-factor', ['security']],
  ['/account/securities', []],
])('%s lies in one room at most', (pathname, rooms) => {
  expect(roomsOf(pathname)).toEqual(rooms)
})

test('an estate that sells nothing has no room for orders, bottles and addresses of parcels', () => {
  const rooms = (isECommerce: boolean) => accountRooms({ isECommerce }).map(({ key }) => key)
  expect(rooms(false)).toEqual(['home', 'profil', 'security', 'newsletter', 'privacy'])
  expect(rooms(true)).toHaveLength(ACCOUNT_PAGES.length)
})
