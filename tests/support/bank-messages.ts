import { readCredentials } from '#providers/payments/credentials.ts'
import { readTestCredentials } from '#providers/payments/test-cards/test-credentials.ts'
import { SIGNATURE_HEADER, signTestEvent } from '#providers/payments/test-cards/test-events.ts'
import { createSealer } from '#providers/secrets/sealer.ts'
import type { TestApp } from './test-app.ts'
import { TEST_SECRET } from './test-secret.ts'
import type { TestShop } from './test-shop.ts'

export const JSON_HEADERS = { 'content-type': 'application/json' }

export async function bankSecretOf({ admin }: Pick<TestApp, 'admin'>, siteId = 1): Promise<string> {
  const { rows } = await admin.query('select sealed from estate.provider_secrets where site_id = $1', [siteId])
  const text = createSealer(TEST_SECRET).open(rows[0].sealed, `${siteId} TEST_CARDS`)
  return readTestCredentials(readCredentials(text))?.secret ?? ''
}

interface BankMessage {
  reference: string
  id?: string
  secret?: string
  siteId?: number
  at?: Date
}

/** What the bank would send. */
export async function tellOfPayment(
  shop: Pick<TestApp, 'app' | 'admin'>,
  { reference, id = 'event-1', secret, siteId = 1, at = new Date() }: BankMessage,
) {
  const payload = Buffer.from(JSON.stringify({ id, reference }))
  const signature = signTestEvent({ secret: secret ?? (await bankSecretOf(shop, siteId)), bytes: payload, now: at })
  const headers = { ...JSON_HEADERS, [SIGNATURE_HEADER]: signature }
  return shop.app.inject({ method: 'POST', url: `/api/webhooks/TEST_CARDS/${siteId}`, headers, payload })
}

export const orderStatusOf = async ({ app }: TestShop, publicId: string) =>
  (await app.inject({ url: `/api/order/${publicId}` })).json().data.order.status.value

/** The books after two of the shop's bottles were sold and paid, once. */
export const PAID_ONCE = {
  quantity: 10,
  reserved: 0,
  moved: 10,
  invoices: 1,
  credits: 0,
  paid: 1,
  mails: ['ORDER_CONFIRMED'],
}
