import { expect, test } from 'vitest'
import { ACCOUNT_PAGES, isInRoom } from './account-pages.ts'

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
