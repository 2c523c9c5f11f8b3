import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import type { ProviderBench } from '#tests/support/payment-providers/payment-provider-case.ts'
import { testCardsCase } from '#tests/support/payment-providers/test-cards.ts'
import type { PaymentAccount } from './payments.ts'

/** Every provider there is; what is tested below, each of them does. */
const PROVIDERS = [testCardsCase]

const REQUEST = {
  requestKey: 'one try',
  amount: cents(4_500),
  currency: 'EUR',
  label: 'Domaine, order 12',
  email: 'jeanne.lebrun@example.com',
  locale: 'fr',
  returnPath: '/order/success?order=12',
}
const UNKNOWN = 'f'.repeat(32)

function accountOf({ provider, credentials }: ProviderBench, siteId: 1 | 2): PaymentAccount {
  const opened = provider.openAccount(siteId, credentials[siteId])
  if (opened.outcome !== 'open') throw new Error(opened.outcome)
  return opened.account
}

async function start(account: PaymentAccount, requestKey = REQUEST.requestKey): Promise<string> {
  const started = await account.start({ ...REQUEST, requestKey })
  if (started.outcome !== 'started') throw new Error(started.reason)
  return started.payment.reference
}

async function statusOf(account: PaymentAccount, reference: string): Promise<string> {
  const found = await account.fetchState(reference)
  return found.outcome === 'found' ? found.state.status : found.outcome
}

test.each(PROVIDERS)('$name is a payment method that an estate can choose', async ({ name, open }) => {
  expect((await open()).provider.name).toBe(name)
  expect(PARAMETERS.PAYMENT_METHOD.choices).toContain(name)
})

test.each(PROVIDERS)(
  '$name takes the credentials it asks for, and nothing else',
  async ({ open, wrongCredentials }) => {
    const { provider, credentials } = await open()
    expect(provider.openAccount(1, JSON.parse(JSON.stringify(credentials[1]))).outcome).toBe('open')
    for (const wrong of [null, undefined, 5, [], { other: 'field' }, ...wrongCredentials]) {
      expect(provider.openAccount(1, wrong), JSON.stringify(wrong)).toEqual({ outcome: 'not-configured' })
    }
  },
)

test.each(PROVIDERS)('$name starts one payment for one key', async ({ open }) => {
  const account = accountOf(await open(), 1)
  const [first, again, other] = [
    await account.start(REQUEST),
    await account.start(REQUEST),
    await start(account, 'two'),
  ]
  expect(again).toEqual(first)
  expect(first).toMatchObject({ outcome: 'started', payment: { step: { kind: expect.stringMatching(/./) } } })
  expect(await start(account)).not.toBe(other)
})

test.each(PROVIDERS)('$name tells how a payment stands, with amount and currency', async ({ open }) => {
  const bench = await open()
  const account = accountOf(bench, 1)
  const [open1, paid, refused, left] = [
    await start(account, 'open'),
    await start(account, 'paid'),
    await start(account, 'refused'),
    await start(account, 'left'),
  ]
  await bench.customer.pays(1, paid)
  await bench.customer.isRefused(1, refused)
  await bench.customer.leaves(1, left)
  const state = ({ reference, status, failure }: { reference: string; status: string; failure: string | null }) => ({
    outcome: 'found',
    state: { reference, status, isUnderWay: false, failure, amount: 4_500, currency: 'EUR' },
  })
  expect(await account.fetchState(open1)).toEqual(state({ reference: open1, status: 'PENDING', failure: null }))
  expect(await account.fetchState(paid)).toEqual(state({ reference: paid, status: 'SUCCEEDED', failure: null }))
  expect(await account.fetchState(refused)).toEqual(
    state({ reference: refused, status: 'FAILED', failure: 'card-declined' }),
  )
  expect(await account.fetchState(left)).toEqual(
    state({ reference: left, status: 'CANCELLED', failure: 'cancelled-by-customer' }),
  )
})

test.each(PROVIDERS)('$name ends a payment that nobody waits for, but none that is paid', async ({ open }) => {
  const bench = await open()
  const account = accountOf(bench, 1)
  const [waiting, paid] = [await start(account, 'waiting'), await start(account, 'paid')]
  await bench.customer.pays(1, paid)
  expect(await account.cancel(waiting)).toEqual({ outcome: 'ended' })
  expect(await account.cancel(waiting)).toEqual({ outcome: 'ended' })
  await account.cancel(paid)
  await bench.customer.pays(1, waiting)
  expect([await statusOf(account, waiting), await statusOf(account, paid)]).toEqual(['CANCELLED', 'SUCCEEDED'])
})

test.each(PROVIDERS)('$name gives back once a key, and never more than was paid', async ({ open }) => {
  const bench = await open()
  const account = accountOf(bench, 1)
  const reference = await start(account)
  const refund = async (requestKey: string, amount: number) =>
    (await account.refund({ reference, amount: cents(amount), requestKey })).outcome
  expect(await refund('too early', 100)).toBe('refused')
  await bench.customer.pays(1, reference)
  expect(await Promise.all([refund('a', 3_000), refund('a', 3_000), refund('a', 3_000)])).toEqual(
    Array.from({ length: 3 }, () => 'refunded'),
  )
  expect(await refund('b', 1_501)).toBe('refused')
  expect((await Promise.all([refund('c', 1_500), refund('d', 1_500)])).toSorted()).toEqual(['refunded', 'refused'])
  expect(await statusOf(account, reference)).toBe('SUCCEEDED')
})

test.each(PROVIDERS)('$name knows for an estate only its own payments', async ({ open }) => {
  const bench = await open()
  const [own, neighbour] = [accountOf(bench, 1), accountOf(bench, 2)]
  const [waiting, paid] = [await start(own, 'waiting'), await start(own, 'paid')]
  await bench.customer.pays(1, paid)
  expect([await statusOf(neighbour, waiting), await statusOf(own, UNKNOWN)]).toEqual(['unknown', 'unknown'])
  await neighbour.cancel(waiting)
  expect(await statusOf(own, waiting)).toBe('PENDING')
  expect((await neighbour.refund({ reference: paid, amount: cents(1), requestKey: 'theirs' })).outcome).toBe('refused')
})

test.each(PROVIDERS)('$name signs its messages, and hears no others', async ({ open }) => {
  const bench = await open()
  const account = accountOf(bench, 1)
  const reference = await start(account)
  await bench.customer.pays(1, reference)
  const [message] = bench.messages
  if (!message) throw new Error('Nothing was sent')
  expect([message.provider, message.siteId]).toEqual([bench.provider.name, 1])
  const { bytes, headers } = message
  const now = new Date()
  expect(account.readEvent({ bytes, headers }, now)).toMatchObject({ outcome: 'read', event: { reference } })
  const wrong = { outcome: 'signature-wrong' }
  expect(account.readEvent({ bytes: Buffer.concat([bytes, Buffer.from(' ')]), headers }, now)).toEqual(wrong)
  expect(account.readEvent({ bytes, headers: {} }, now)).toEqual(wrong)
  expect(accountOf(bench, 2).readEvent({ bytes, headers }, now)).toEqual(wrong)
})

test.each(PROVIDERS)('$name that fails or lets us wait is unavailable, whatever it is asked', async ({ open }) => {
  const bench = await open({ patienceMs: 100 })
  const account = accountOf(bench, 1)
  for (const [mood, reason] of [
    ['failing', /./],
    ['hanging', /^no answer within 100 ms$/],
  ] as const) {
    bench.setMood(mood)
    const answers = await Promise.all([
      account.start(REQUEST),
      account.fetchState(UNKNOWN),
      account.cancel(UNKNOWN),
      account.refund({ reference: UNKNOWN, amount: cents(1), requestKey: 'later' }),
    ])
    const unavailable = { outcome: 'unavailable', reason: expect.stringMatching(reason) }
    expect(answers).toEqual([unavailable, unavailable, unavailable, unavailable])
  }
})
