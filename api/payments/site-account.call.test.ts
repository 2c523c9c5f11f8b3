import { expect, test } from 'vitest'
import { z } from 'zod'
import type { PaymentAccount, PaymentProvider, StartOutcome, StateOutcome } from '#providers/payments/payments.ts'
import { SIGNATURE_HEADER, signTestEvent } from '#providers/payments/test-cards/test-events.ts'
import { createSealer } from '#providers/secrets/sealer.ts'
import { cents } from '#rules/basics/money.ts'
import { askResult, byCarrier, fillCart, orderBody, payByCard, postOrder } from '#tests/support/test-orders.ts'
import { TEST_SECRET } from '#tests/support/test-secret.ts'
import { openShop, orderBottles, type TestShop } from '#tests/support/test-shop.ts'

const sealer = createSealer(TEST_SECRET)

async function entrust({ admin }: TestShop, { provider, text }: { provider: string; text: string }): Promise<void> {
  await admin.query(
    `insert into estate.provider_secrets (site_id, provider, sealed, changed_at) values (1, $1, $2, now())
     on conflict (site_id, provider) do update set sealed = excluded.sealed`,
    [provider, sealer.seal(text, `1 ${provider}`)],
  )
}

function tell(
  { app }: TestShop,
  { provider, payload, headers }: { provider: string; payload: Buffer; headers: Record<string, string> },
) {
  const url = `/api/webhooks/${provider}/1`
  return app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload })
}

test('an estate without an account at the built-in bank is given one, with a secret of its own', async () => {
  const shop = await openShop()
  await orderBottles(shop, 1)
  const kept = async () => (await shop.admin.query('select * from estate.provider_secrets')).rows
  const [first, ...others] = await kept()
  expect([first.site_id, first.provider, others]).toEqual([1, 'TEST_CARDS', []])
  const text = sealer.open(first.sealed, '1 TEST_CARDS')
  expect(JSON.parse(text)).toEqual({ secret: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(Buffer.from(first.sealed).toString('latin1')).not.toContain(JSON.parse(text).secret)
  await orderBottles(shop, 1)
  expect(await kept()).toEqual([first])
})

test.each(['0123456789abcdef0123456789abcdef', '12345678901234567890123456789012'])(
  'a secret that was sealed bare, before there were fields, still signs: %s',
  async (secret) => {
    const shop = await openShop()
    await entrust(shop, { provider: 'TEST_CARDS', text: secret })
    const { order, reference } = await orderBottles(shop, 1)
    await payByCard(shop, { reference })
    const payload = Buffer.from(JSON.stringify({ id: 'event-1', reference }))
    const signed = { [SIGNATURE_HEADER]: signTestEvent({ secret, bytes: payload, now: new Date() }) }
    expect((await tell(shop, { provider: 'TEST_CARDS', payload, headers: signed })).json().data).toEqual({
      isHeard: true,
    })
    expect((await askResult(shop, order.publicId)).json().data.order.status.value).toBe('PAID')
  },
)

test('credentials that are not the provider’s are as good as none, and nothing is held until they are', async () => {
  const shop = await openShop()
  await entrust(shop, { provider: 'TEST_CARDS', text: JSON.stringify({ publishableKey: 'pk_1', secretKey: 'sk_1' }) })
  const cart = await fillCart(shop, { lines: [[shop.bottle, 1]] })
  const ask = () => postOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })
  const away = await ask()
  expect([away.statusCode, away.json().code]).toEqual([503, 'payment-closed'])
  expect((await tell(shop, { provider: 'TEST_CARDS', payload: Buffer.from('{}'), headers: {} })).json().code).toBe(
    'provider-unknown',
  )
  await entrust(shop, { provider: 'TEST_CARDS', text: JSON.stringify({ secret: 'the right one' }) })
  expect((await ask()).json().data.payment.kind).toBe('redirect')
  const { rows } = await shop.admin.query('select count(*)::int as orders from estate.orders where site_id = 1')
  expect(rows).toEqual([{ orders: 1 }])
})

const Keys = z.object({
  merchantId: z.string(),
  apiKeyId: z.string(),
  secretApiKey: z.string(),
  webhookKeyId: z.string(),
  webhookSecret: z.string(),
})
const KEYS = { merchantId: 'm', apiKeyId: 'a', secretApiKey: 's', webhookKeyId: 'w', webhookSecret: 'ws' }
const AWAY = { outcome: 'unavailable', reason: 'it sleeps' } as const

/** A provider elsewhere, of several keys, that answers as it is told to. */
function createFarProvider(answers: { start: StartOutcome; state: StateOutcome }) {
  const seen: z.infer<typeof Keys>[] = []
  const account: PaymentAccount = {
    start: async () => answers.start,
    fetchState: async () => answers.state,
    cancel: async () => AWAY,
    refund: async () => AWAY,
    readEvent: () => ({ outcome: 'read', event: { id: 'event-1', reference: 'far-1' } }),
  }
  const provider: PaymentProvider = {
    name: 'FAR',
    openAccount(_, given) {
      const { data } = Keys.safeParse(given)
      if (data) seen.push(data)
      return data ? { outcome: 'open', account } : { outcome: 'not-configured' }
    },
  }
  return { payments: { of: (name: string) => (name === 'FAR' ? provider : null) }, seen }
}

test('a provider elsewhere gets all its keys, and while it does not answer the order waits', async () => {
  const answers: { start: StartOutcome; state: StateOutcome } = { start: AWAY, state: AWAY }
  const { payments, seen } = createFarProvider(answers)
  const shop = await openShop({ services: { payments } })
  await shop.admin.query(`update estate.parameters set value = 'FAR' where site_id = 1 and type = 'PAYMENT_METHOD'`)
  const cart = await fillCart(shop, { lines: [[shop.bottle, 2]] })
  const ask = () => postOrder(shop, { payload: orderBody(cart, byCarrier(shop.carrier)) })
  expect((await ask()).json().code).toBe('payment-closed')
  expect(seen).toEqual([])
  await entrust(shop, { provider: 'FAR', text: JSON.stringify(KEYS) })
  expect((await ask()).json().code).toBe('payment-away')
  expect(seen.at(-1)).toEqual(KEYS)
  answers.start = { outcome: 'started', payment: { reference: 'far-1', step: { kind: 'redirect', url: '/far' } } }
  const { order, payment } = (await ask()).json().data
  expect(payment).toEqual({ kind: 'redirect', url: '/far' })
  const statusNow = async () => (await askResult(shop, order.publicId)).json().data.order.status.value
  expect(await statusNow()).toBe('AWAITING_PAYMENT')
  expect((await tell(shop, { provider: 'FAR', payload: Buffer.from('{}'), headers: {} })).json().data).toEqual({
    isHeard: true,
  })
  answers.state = { outcome: 'unknown' }
  expect(await statusNow()).toBe('AWAITING_PAYMENT')
  const state = {
    reference: 'far-1',
    status: 'SUCCEEDED',
    isUnderWay: false,
    amount: cents(2_500),
    currency: 'EUR',
    failure: null,
  } as const
  answers.state = { outcome: 'found', state }
  expect(await statusNow()).toBe('PAID')
})
