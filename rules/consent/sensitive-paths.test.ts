import { expect, test } from 'vitest'
import { mayRunTrackers, needsNewDocument } from './sensitive-paths.ts'

test('no tracker where one signs in, pays, orders or keeps an account', () => {
  const sensitive = [
    '/auth',
    '/invitation/abc',
    '/account',
    '/account/orders/3/return',
    '/cart',
    '/cart/payment',
    '/order/success',
    '/order/cawl/result',
    '/payment/test/0a1b',
    '/password/reset/ask',
    '/password/reset/a-token',
    '/visit/a-token/move',
    '/payment/a-token',
    '/quote/a-token',
    '/service/la-visite/3/book',
    '/evenements/inscription/a-token',
  ]
  expect(sensitive.filter(mayRunTrackers)).toEqual([])
})

test('no spelling that the router takes for a sensitive page gets around it', () => {
  const spellings = [
    '/CART',
    '/Cart/Payment',
    '/%63art',
    '/ACCOUNT%2Forders',
    '//cart',
    '/EN/cart',
    '/en/auth',
    '/cart/',
  ]
  expect(spellings.filter(mayRunTrackers)).toEqual([])
})

test('everywhere else they may run', () => {
  const open = [
    '/',
    '/notre-domaine',
    '/nos-vins',
    '/carte',
    '/orders',
    '/authentic',
    '/wines/cart/3',
    '/evenements',
    '/actualites/order/1',
    '/%E0%A4%A',
    '/ch%C3%A2teau',
  ]
  expect(open.filter((path) => !mayRunTrackers(path))).toEqual([])
})

test('running trackers are left behind before a sensitive page', () => {
  const visit = { hasAccepted: true, mayStart: true }
  expect(needsNewDocument({ ...visit, path: '/cart', isRunning: true })).toBe(true)
  expect(needsNewDocument({ ...visit, path: '/cart', isRunning: false })).toBe(false)
  expect(needsNewDocument({ ...visit, path: '/nos-vins', isRunning: true })).toBe(false)
})

test('a document that began on a sensitive page gives way to one that knows the accepted services', () => {
  const visit = { path: '/nos-vins', isRunning: false }
  expect(needsNewDocument({ ...visit, hasAccepted: true, mayStart: false })).toBe(true)
  expect(needsNewDocument({ ...visit, hasAccepted: false, mayStart: false })).toBe(false)
  expect(needsNewDocument({ ...visit, hasAccepted: true, mayStart: true })).toBe(false)
})
