import { openClockedShop } from './clocked-shop.ts'
import { ADDRESS } from './test-orders.ts'
import type { TestShop } from './test-shop.ts'

const { firstname: _first, lastname: _last, ...PLACE } = ADDRESS

/** A clocked shop, and somebody of the estate at its counter. */
export async function openCounter() {
  const { shop, wait } = await openClockedShop()
  const estate = await shop.signIn(1, 'ADMIN')
  const ask = async (
    url: string,
    { payload, headers = {} }: { payload?: object; headers?: Record<string, string> } = {},
  ) => {
    const method = payload ? 'POST' : 'GET'
    const sent = payload ? { payload } : {}
    const answer = await shop.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: estate, ...headers },
      ...sent,
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { shop, wait, estate, ask }
}

/** What the estate enters: two bottles that leave at once, paid at its terminal. */
export function entry(shop: TestShop, given: object = {}) {
  return {
    customer: { email: 'odile@example.org', phone: '0612345678', firstname: 'Odile', lastname: 'Vasseur' },
    lines: [{ idDeclination: shop.bottle, quantity: 2 }],
    address: PLACE,
    delivery: { type: 'TAKEN_AWAY' },
    isAdult: true,
    source: 'FAIR',
    payment: { means: 'TERMINAL', received: { on: '2026-11-15', reference: 'TPE 0042' } },
    ...given,
  }
}

/** The same, to be brought, and paid in another way. */
export const brought = (shop: TestShop, payment: object) =>
  entry(shop, { delivery: { type: 'DELIVERY', idCarrier: shop.carrier }, source: 'TELEPHONE', payment })
