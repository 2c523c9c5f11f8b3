import { createServer } from 'node:http'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Pool } from 'pg'
import { createApp } from '#api/app.ts'
import type { Services } from '#api/calls/handler.ts'
import { createDirectory } from '#api/calls/site-directory.ts'
import { fullRegistry } from '#api/full-registry.ts'
import { createGate } from '#api/http/gate.ts'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { GATE } from './limits.ts'

export interface Shop {
  pool: Pool
  services: Services
}

/** `POST /cart/new/product/2`, and what is sent along. */
export type Ask = (call: string, body?: object) => Promise<unknown>

/** The shop itself, on whatever day it is set to: what the demo shows is what it does. */
export async function openDemoShop({ pool, services }: Shop, clock: { now: Date }): Promise<FastifyInstance> {
  return createApp({
    pool,
    directory: await createDirectory(pool, null),
    registry: fullRegistry,
    services,
    gate: createGate(GATE),
    now: () => clock.now,
    isReady: async () => true,
    trustProxy: 0,
    logLevel: 'silent',
    createServer: (handler) => createServer(handler),
  })
}

interface Caller {
  host?: string
  token?: string
  locale?: string
}

/** A "no" is a fault of the demo. */
export function askAs(app: FastifyInstance, { host = 'localhost', token, locale = 'fr' }: Caller = {}): Ask {
  return async (call, body) => {
    const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
    const headers = { host, userlang: locale, ...(token ? { authorization: token } : {}) }
    const request: InjectOptions = { method, url: `/api${path}`, headers, ...(body ? { payload: body } : {}) }
    const { success, data, message, errors = {} } = (await app.inject(request)).json()
    if (!success) throw new Error(`The demo’s order was refused: ${message} ${JSON.stringify(errors)}`)
    return data
  }
}

/** Whoever signs in asks in their own name from then on. */
export async function signIn(app: FastifyInstance, { email, host }: { email: string; host?: string }): Promise<Ask> {
  const at = host ? { host } : {}
  const { token } = (await askAs(app, at)('POST /login', { email, password: DEMO_PASSWORD })) as { token: string }
  return askAs(app, { ...at, token })
}

/** Pays with a card that is always good. */
export async function payOrder(ask: Ask, { reference, publicId }: { reference: string | null; publicId: string }) {
  const card = { number: '4242424242424242', expiry: '12/35', securityCode: '123' }
  await ask(`POST /test-payment/${reference}`, card)
  await ask(`GET /order/cawl/result/${publicId}`)
}
