import { expect, test } from 'vitest'
import { createPayments } from '#providers/payments/create-payments.ts'
import type { TestLedger } from '#providers/payments/test-cards/test-ledger.ts'
import { createBuiltInRelays } from '#providers/relays/built-in-relays.ts'
import { findProviderNames } from './provider-names.ts'
import { listFiles, readSources } from './source-files.ts'

const folders = [
  ...new Set(
    listFiles('providers/payments/*')
      .map((path) => path.split('/'))
      .filter(({ length }) => length > 3)
      .map((parts) => parts[2] ?? ''),
  ),
]
const payments = createPayments({ ledger: {} as TestLedger, deliver: async () => {}, testCards: true })
const declared = folders.map((folder) => {
  const name = folder.replaceAll('-', '_').toUpperCase()
  return { folder, name: payments.of(name)?.name ?? `nobody in ${folder}` }
})

test('each folder of a payment provider is joined under the name that is its own', () => {
  expect(folders.length).toBeGreaterThan(0)
  expect(declared.map(({ name }) => name)).toEqual(folders.map((folder) => folder.replaceAll('-', '_').toUpperCase()))
})

test('no file names a payment provider but its own and those that join them', () => {
  const sources = readSources('*.ts', '*.tsx', '*.mjs')
  expect(sources.length).toBeGreaterThan(50)
  expect(findProviderNames(sources, declared)).toEqual([])
})

test('no file names a relay network but its own', () => {
  const { name } = createBuiltInRelays()
  const sources = readSources('api/*.ts', 'db/*.ts', 'rules/*.ts', 'providers/*.ts', 'run/*.ts', 'contract/*.ts')
  const naming = sources.filter(({ path, text }) => !/\.test\.ts$|^db\/demo\//.test(path) && text.includes(name))
  expect(naming.map(({ path }) => path)).toEqual(['providers/relays/built-in-relays.ts'])
})

test.each([
  ['api/orders/ship-order.ts', `if (payment.provider === 'TEST_CARDS') return`],
  ['api/orders/ship-order.ts', `import { signTestEvent } from '#providers/payments/test-cards/test-events.ts'`],
  ['providers/payments/payments.ts', 'testCards: TestBank'],
  ['site/checkout/payment/PaymentStep.tsx', 'return <TestCards />'],
])('%s with %j is found', (path, text) => {
  expect(findProviderNames([{ path, text }], declared)).toEqual([`${path} names TEST_CARDS`])
})

test('its own files, the joins and the tests may name it', () => {
  const text = `'TEST_CARDS'`
  const paths = [
    'api/payments/test-cards/get-test-payment.ts',
    'contract/payments/test-cards.ts',
    'providers/payments/create-payments.ts',
    'rules/sites/parameter-catalogue.ts',
    'api/payments/settle-payment.call.test.ts',
  ]
  expect(
    findProviderNames(
      paths.map((path) => ({ path, text })),
      declared,
    ),
  ).toEqual([])
})
