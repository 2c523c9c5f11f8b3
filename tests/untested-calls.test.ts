import { expect, test } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { listFiles } from './source-files.ts'
import { fileNameOf, untestedCalls } from './untested-calls.ts'

test('every call has a test of its own name beside its handler', () => {
  expect(untestedCalls(Object.keys(allCalls), listFiles('api/*.ts'))).toEqual([])
})

test('a call without such a test is named, wherever its handler lies', () => {
  const paths = [
    'api/orders/ship-order.ts',
    'api/orders/ship-order.call.test.ts',
    'api/shop/carts/get-e-label.ts',
    'api/shop/carts/get-e-label.call.test.ts',
    'api/accounts/login.ts',
    'api/accounts/login-tries.call.test.ts',
    'api/accounts/logout.ts',
    'tests/logout.call.test.ts',
    'api/mails/get-mail.ts',
    'api/other/get-mail.call.test.ts',
    'api/mails/get-mails.call.test.ts',
  ]
  const calls = ['shipOrder', 'getELabel', 'login', 'logout', 'getMail', 'getMails', 'refundOrder']
  expect(untestedCalls(calls, paths)).toEqual(['login', 'logout', 'getMail', 'getMails', 'refundOrder'])
})

test('a call’s name is its file', () => {
  expect(['login', 'getELabel', 'payWithTestCard'].map(fileNameOf)).toEqual([
    'login',
    'get-e-label',
    'pay-with-test-card',
  ])
})
